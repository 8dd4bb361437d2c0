import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { inThousands } from '#contract/format.ts';
import type { Market } from '#contract/market-figures.ts';

/** How many bikes there are, and how many of them have a price label. */
export function Stock({ days }: Pick<Market, 'days'>) {
  const { onSale, priced } = days.findLast(({ figures }) => figures.onSale)?.figures ?? {};
  if (!onSale?.count) return;
  const share = Math.round(((priced?.count ?? 0) / onSale.count) * 100);
  return (
    <p className="text-sm text-quiet">
      <strong className="font-semibold text-base-content tabular-nums">{inThousands(onSale.count)}</strong> bikes are on
      sale. {share} of 100 have a price label; of bikes like the others we know too few.{' '}
      <Link to={paths.prices} className="text-link">
        How often real sales lay in the range
      </Link>
    </p>
  );
}
