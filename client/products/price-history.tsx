import { Day } from '#client/ui/day.tsx';
import { Price } from '#client/ui/price.tsx';
import { rich } from '#client/ui/rich.ts';
import type { WholeProduct } from '#contract/products.ts';
import { t } from '#language/t.ts';

/** Newest first. */
export function PriceHistory({ product: { priceHistory, postDate } }: { product: WholeProduct }) {
  const { changes, firstPrice, relistedAt, daysOnSale } = priceHistory;
  const events = [
    ...changes.map(({ changedAt, from, to }) => ({
      at: changedAt,
      words: rich(
        to < from
          ? 'Lowered from <former></former> to <price></price>'
          : 'Raised from <former></former> to <price></price>',
        { former: () => <Price dollars={from} />, price: () => <Price dollars={to} /> },
      ),
    })),
    ...relistedAt.map((at) => ({ at, words: t('Back on sale, after a deal that fell through') })),
  ].sort((a, b) => (a.at < b.at ? 1 : -1));
  return (
    <section aria-labelledby="price-history">
      <h2 id="price-history" className="mb-3 text-2xl">
        {t('History||of a bike’s price')}
      </h2>
      {daysOnSale !== undefined && <p className="mb-2 text-quiet">{onSale(daysOnSale, changes.length)}</p>}
      <ol className="grid gap-1">
        {[...events, { at: postDate, words: listed(firstPrice) }].map(({ at, words }) => (
          <li key={at} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4">
            <span className="text-quiet">
              <Day of={at} />
            </span>
            <span>{words}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const listed = (price: number | undefined) =>
  price === undefined
    ? t('Listed||a bike, on a day')
    : rich('Listed at <price></price>', { price: () => <Price dollars={price} /> });

function onSale(days: number, changes: number) {
  if (!changes)
    return t(
      '{days, plural, =0 {On sale since today, always at this price.} one {On sale for # day, always at this price.} other {On sale for # days, always at this price.}}',
      { days },
    );
  const since = t('{days, plural, =0 {On sale since today.} one {On sale for # day.} other {On sale for # days.}}', {
    days,
  });
  return `${since} ${t('{changes, plural, =1 {The price changed once.} other {The price changed # times.}}', { changes })}`;
}
