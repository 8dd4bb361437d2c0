import { formatPrice } from '#contract/format.ts';

export function Price({ dollars, className = '' }: { dollars: number; className?: string }) {
  return (
    <data value={dollars} className={className}>
      {formatPrice(dollars)}
    </data>
  );
}
