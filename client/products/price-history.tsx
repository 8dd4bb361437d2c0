import { Day } from '#client/ui/day.tsx';
import { Price } from '#client/ui/price.tsx';
import type { WholeProduct } from '#contract/products.ts';

/** Newest first. */
export function PriceHistory({ product: { priceHistory, postDate } }: { product: WholeProduct }) {
  const { changes, firstPrice, relistedAt, daysOnSale } = priceHistory;
  const events = [
    ...changes.map(({ changedAt, from, to }) => ({
      at: changedAt,
      words: (
        <>
          {to < from ? 'Lowered' : 'Raised'} from <Price dollars={from} /> to <Price dollars={to} />
        </>
      ),
    })),
    ...relistedAt.map((at) => ({ at, words: 'Back on sale, after a deal that fell through' })),
  ].sort((a, b) => (a.at < b.at ? 1 : -1));
  return (
    <section aria-labelledby="price-history">
      <h2 id="price-history" className="mb-3 text-2xl">
        History
      </h2>
      {daysOnSale !== undefined && <p className="mb-2 text-quiet">{onSale(daysOnSale, changes.length)}</p>}
      <ol className="grid gap-1">
        {[...events, { at: postDate, words: firstPrice === undefined ? 'Listed' : <Listed at={firstPrice} /> }].map(
          ({ at, words }) => (
            <li key={at} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4">
              <span className="text-quiet">
                <Day of={at} />
              </span>
              <span>{words}</span>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}

const Listed = ({ at }: { at: number }) => (
  <>
    Listed at <Price dollars={at} />
  </>
);

function onSale(days: number, changes: number) {
  const since = days === 0 ? 'On sale since today' : `On sale for ${days} ${days === 1 ? 'day' : 'days'}`;
  if (!changes) return `${since}, always at this price.`;
  return `${since}. The price changed ${changes === 1 ? 'once' : `${changes} times`}.`;
}
