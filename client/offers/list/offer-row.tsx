import { useId } from 'react';
import { Link } from 'react-router';
import { ProductLink } from '#client/products/product-link.tsx';
import { ProductThumbnail } from '#client/products/product-thumbnail.tsx';
import { AboutPrice } from '#client/ui/about-price.tsx';
import { Price } from '#client/ui/price.tsx';
import { rich } from '#client/ui/rich.ts';
import { Until } from '#client/ui/until.tsx';
import { type OfferPair, offersPath } from '#contract/offers.ts';
import { t } from '#language/t.ts';
import { OfferBadge } from '../offer-badge.tsx';
import { otherName, outcomeOf, whoOffered } from '../offer-words.ts';

/** The newest offer of two on one bike. */
export function OfferRow({ pair }: { pair: OfferPair }) {
  const nameId = useId();
  const { last, as, productId, productName, img, resalePrice } = pair;
  const { dueAt } = last;
  const isTurn = last.status === 'open' && last.by !== as;
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 rounded-box border border-base-300 bg-base-100 p-3 sm:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <ProductThumbnail id={productId} img={img} className="h-20 sm:h-28" />
      <div className="min-w-0 wrap-anywhere">
        <h2 id={nameId} className="text-lg">
          <ProductLink id={productId} name={productName} />
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Price dollars={last.amount} className="font-heading text-xl font-extrabold" />
          <AboutPrice dollars={last.amount} />
          <span className="text-sm text-quiet">
            {rich('Asked: <price></price>', { price: () => <Price dollars={resalePrice} /> })}
          </span>
          <OfferBadge offer={last} as={as} />
        </p>
        <p className="mt-1 text-sm">{t('{sentence}.', { sentence: whoOffered(last, pair) })}</p>
        <p className="text-sm text-quiet">
          {dueAt
            ? rich(
                last.by === as
                  ? 'Waiting for an answer until <moment></moment>.'
                  : 'Waiting for your answer until <moment></moment>.',
                { moment: () => <Until moment={dueAt} /> },
              )
            : t('{sentence}.', { sentence: outcomeOf(last, pair) })}
          {as === 'buyer' && ` ${t('The seller is {name}.', { name: otherName(pair) })}`}
        </p>
      </div>
      <div className="flex flex-wrap justify-end gap-2 max-lg:col-span-2">
        <Link
          to={offersPath(pair)}
          aria-describedby={nameId}
          className={`btn max-sm:grow ${isTurn ? 'btn-primary' : 'btn-outline'}`}
        >
          {t(isTurn ? 'Answer||verb' : 'See the offer')}
        </Link>
      </div>
    </li>
  );
}
