import { type MouseEvent, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useSession } from '#client/api/session/session.ts';
import { loginPath } from '#client/auth/return-to.ts';
import { GuestAsk } from '#client/conversations/ask/guest-ask.tsx';
import { BOOKING_HASH } from '#client/navigation/booking-hash.ts';
import { OFFER_HASH } from '#client/navigation/offer-hash.ts';
import { OFFER_BUTTON, OfferWords } from '#client/products/offer-button.tsx';
import { PressedMark } from '#client/ui/pending-mark.tsx';
import { Price } from '#client/ui/price.tsx';
import type { WholeProduct } from '#contract/products.ts';
import { t } from '#language/t.ts';

interface StickyCtaProps {
  product: WholeProduct;
  /** Loaded for signed-in people. */
  deal: typeof import('./signed-in-actions.tsx') | undefined;
}

/** The next action; sticky at the bottom of a phone, with the price. */
export function StickyCta({ product, deal }: StickyCtaProps) {
  const [pressed, setPressed] = useState<Wish>();
  const [asked, setAsked] = useState(false);
  // On a narrow phone three actions leave no room for the price, which stands above.
  const isOffering = product.takesOffers && product.isAvailable && !product.isReserved;
  return (
    <div className="print:hidden flex items-center gap-2 max-lg:flex-wrap sm:gap-4 lg:grid lg:gap-2 max-lg:sticky max-lg:bottom-(--tray) max-lg:z-10 max-lg:order-2 max-lg:-mx-(--gutter) max-lg:border-t max-lg:border-base-300 max-lg:bg-base-100 max-lg:px-(--gutter) max-lg:py-3 lg:mt-4">
      {!product.ownBooking && (
        <span aria-hidden="true" className={`lg:hidden ${isOffering ? 'max-[28rem]:hidden' : ''}`}>
          <Price
            dollars={product.resalePrice}
            className="me-1 font-heading text-xl font-extrabold tracking-tight sm:text-2xl"
          />
        </span>
      )}
      {deal ? (
        <>
          <deal.BookAction product={product} atOnce={pressed === 'book'} />
          <deal.OfferAction product={product} atOnce={pressed === 'offer'} />
        </>
      ) : (
        <GuestActions product={product} pressed={pressed} onPress={setPressed} />
      )}
      {deal ? (
        <deal.AskAction product={product} atOnce={asked} />
      ) : (
        <GuestAsk product={product} pressed={asked} onPress={setAsked} />
      )}
    </div>
  );
}

type Wish = 'book' | 'offer';
const HASHES: Record<Wish, string> = { book: BOOKING_HASH, offer: OFFER_HASH };

interface GuestActionsProps {
  product: WholeProduct;
  pressed: Wish | undefined;
  onPress(wish: Wish): void;
}

/** Both lead to the login page, unless the session turns out to be signed in. */
function GuestActions({ product, pressed, onPress }: GuestActionsProps) {
  const { status } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const login = pressed && loginPath(location, HASHES[pressed]);

  useEffect(() => {
    if (login && status === 'signed-out') void navigate(login);
  }, [login, status, navigate]);

  if (!product.isAvailable || product.isReserved)
    return (
      <button type="button" disabled className="btn grow">
        {product.isAvailable ? t('Reserved||state of a bike') : t('Sold||state of a bike')}
      </button>
    );
  const link = (wish: Wish) => ({
    to: loginPath(location, HASHES[wish]),
    'aria-busy': pressed === wish,
    onClick: (event: MouseEvent) => {
      if (status === 'signed-out') return;
      event.preventDefault();
      onPress(wish);
    },
  });
  return (
    <>
      <Link {...link('book')} className="btn btn-primary relative grow">
        {pressed === 'book' && <PressedMark />}
        {t('Book Now')}
      </Link>
      {product.takesOffers && (
        <Link {...link('offer')} className={`${OFFER_BUTTON} relative`}>
          {pressed === 'offer' && <PressedMark />}
          <OfferWords />
        </Link>
      )}
    </>
  );
}
