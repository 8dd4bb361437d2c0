import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { rich } from '#client/ui/rich.ts';
import type { Market } from '#contract/market-figures.ts';
import { t } from '#language/t.ts';

/** How many bikes there are, and how many of them have a price label. */
export function Stock({ days }: Pick<Market, 'days'>) {
  const { onSale, priced } = days.findLast(({ figures }) => figures.onSale)?.figures ?? {};
  if (!onSale?.count) return;
  const share = Math.round(((priced?.count ?? 0) / onSale.count) * 100);
  return (
    <p className="text-sm text-quiet">
      {rich(
        '<strong>{count, number}</strong> bikes are on sale. {share} of 100 have a price label; of bikes like the others we know too few.',
        {
          count: onSale.count,
          share,
          strong: (words) => <strong className="font-semibold text-base-content tabular-nums">{words}</strong>,
        },
      )}{' '}
      <Link to={paths.prices} className="text-link">
        {t('How often real sales lay in the range')}
      </Link>
    </p>
  );
}
