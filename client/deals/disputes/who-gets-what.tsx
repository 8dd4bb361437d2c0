import { Price } from '#client/ui/price.tsx';
import type { Deal } from '#contract/deals.ts';
import { dollars } from '#contract/money.ts';
import { t } from '#language/t.ts';
import type { Shares } from './shares.ts';

export function WhoGetsWhat({ deal, shares }: { deal: Deal; shares: Shares | undefined }) {
  return (
    <dl className="grid gap-x-4 rounded-field border border-base-300 px-3 text-sm" aria-live="polite">
      <Share who={t('{name}, the buyer, gets back', { name: deal.buyersName })} cents={shares?.buyer} />
      <Share who={t('{name}, the seller, gets', { name: deal.sellersName })} cents={shares?.seller} />
      {!!shares?.fee && <Share who={t('Kickstand keeps as its fee')} cents={shares.fee} />}
    </dl>
  );
}

function Share({ who, cents }: { who: string; cents: number | undefined }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2 not-first:border-t not-first:border-base-300">
      <dt className="min-w-0 wrap-anywhere">{who}</dt>
      <dd className="font-semibold whitespace-nowrap">
        {cents === undefined ? '…' : <Price dollars={dollars(cents)} />}
      </dd>
    </div>
  );
}
