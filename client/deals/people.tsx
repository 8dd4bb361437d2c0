import { PhoneLink } from '#client/ui/phone-link.tsx';
import { Portrait } from '#client/ui/portrait.tsx';
import type { Deal } from '#contract/deals.ts';
import { t } from '#language/t.ts';
import { OtherRating } from './other-rating.tsx';
import { DealSection } from './section.tsx';

interface PersonProps {
  role: string;
  name: string;
  photo: string | undefined;
  phone: string;
  email: string;
}

/** Contact data of the other side; admins see both. */
export function People({ deal }: { deal: Deal }) {
  const seller = {
    role: t('Seller'),
    name: deal.sellersName,
    photo: deal.sellersPhoto,
    phone: deal.sellersPhone,
    email: deal.sellersEmail,
  };
  const buyer = {
    role: t('Buyer'),
    name: deal.buyersName,
    photo: deal.buyersPhoto,
    phone: deal.number,
    email: deal.buyersEmail,
  };
  return (
    <DealSection title={t(deal.as === 'admin' ? 'Buyer and seller' : deal.as === 'buyer' ? 'The seller' : 'The buyer')}>
      <div className="grid gap-3">
        <OtherRating deal={deal} />
        {deal.as !== 'buyer' && <Person {...buyer} />}
        {deal.as !== 'seller' && <Person {...seller} />}
      </div>
    </DealSection>
  );
}

function Person({ role, name, photo, phone, email }: PersonProps) {
  return (
    <div className="flex gap-3">
      <Portrait name={name} photo={photo} size="size-12 text-lg" />
      <address className="min-w-0 not-italic wrap-anywhere">
        <p>
          <strong className="font-semibold">{name}</strong> <span className="text-sm text-quiet">{role}</span>
        </p>
        {phone && (
          <p>
            <PhoneLink number={phone} className="inline-block min-h-6" />
          </p>
        )}
        <p>
          <a href={`mailto:${email}`} className="inline-block min-h-6 text-link">
            {email}
          </a>
        </p>
      </address>
    </div>
  );
}
