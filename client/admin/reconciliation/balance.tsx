import { formatPrice } from '#contract/format.ts';

/** An amount that may be negative. */
export function Balance({ dollars }: { dollars: number }) {
  return (
    <data value={dollars} className="whitespace-nowrap">
      {dollars < 0 && '−'}
      {formatPrice(Math.abs(dollars))}
    </data>
  );
}
