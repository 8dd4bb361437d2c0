import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { OFFER_HASH } from '#client/navigation/offer-hash.ts';
import { OFFER_BUTTON, OfferWords } from '#client/products/offer-button.tsx';
import { offersPath } from '#contract/offers.ts';
import type { WholeProduct } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { offersOf, ownId } from '../offer-queries.ts';
import { MakeOfferDialog } from './make-offer-dialog.tsx';

interface OfferActionProps {
  product: WholeProduct;
  /** The button was pressed before this script arrived. */
  atOnce: boolean;
}

/** Beside Book Now, for whoever could book the bike. */
export function OfferAction({ product, atOnce }: OfferActionProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isBack = hash === OFFER_HASH;
  const [wanted, setWanted] = useState(atOnce || isBack);
  const buyerId = ownId() ?? '';
  const pair = { productId: product._id, buyerId };
  const isPossible = product.takesOffers && product.may.book;
  const { data: offers } = useQuery({ ...offersOf(pair), enabled: isPossible && !!buyerId });

  useEffect(() => {
    // A reload or a shared link does not open the dialog again.
    if (isBack) void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [isBack, pathname, search, navigate]);

  if (!isPossible) return;
  if (offers && !offers.may.includes('make'))
    return offers.offers.length ? (
      <Link to={offersPath(pair)} className={OFFER_BUTTON}>
        {t('Your offer')}
      </Link>
    ) : undefined;
  return (
    <>
      <button
        type="button"
        aria-busy={wanted && !offers}
        onClick={() => startTransition(() => setWanted(true))}
        aria-label={t('Make an offer: {bike}', { bike: product.productName })}
        className={OFFER_BUTTON}
      >
        <OfferWords />
      </button>
      {wanted && offers && <MakeOfferDialog offers={offers} onClose={() => setWanted(false)} />}
    </>
  );
}
