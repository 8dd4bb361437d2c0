import { Link, useLocation } from 'react-router';
import { loginPath } from '#client/session/origin-path.ts';
import { PhoneLink } from '#client/ui/phone-link.tsx';
import type { Product } from '#contract/products.ts';
import { Fact } from './fact.tsx';

const line = 'inline-flex min-h-6 items-center';

/** How to reach the seller: only people who are signed in are told. Takes the same room either way. */
export function ProductContact({ product: { sellerPhone, sellerEmail } }: { product: Product }) {
  const location = useLocation();
  return (
    <Fact name="Contact">
      <span className="grid min-h-14 content-start justify-items-end gap-1">
        {sellerPhone && sellerEmail ? (
          <>
            <PhoneLink number={sellerPhone} className={line} />
            <a href={`mailto:${sellerEmail}`} className={`${line} text-link`}>
              {sellerEmail}
            </a>
          </>
        ) : (
          <>
            <span className={line}>Phone and e-mail</span>
            <Link to={loginPath(location)} className={`${line} text-link`}>
              Log in to see them
            </Link>
          </>
        )}
      </span>
    </Fact>
  );
}
