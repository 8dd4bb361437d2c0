import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { Price } from '#client/ui/price.tsx';
import { rich } from '#client/ui/rich.ts';
import { factOf, inASentence } from '#contract/bike-words.ts';
import type { Product } from '#contract/products.ts';
import type { Comparable } from '#contract/valuation.ts';
import { formatList } from '#language/lists-and-names.ts';
import { t } from '#language/t.ts';
import { differencesFrom } from './differences.ts';

interface ComparableListProps {
  product: Product;
  count: number;
  comparables: Comparable[];
}

export function ComparableList({ product, count, comparables }: ComparableListProps) {
  const { length } = comparables;
  const title =
    length < count
      ? t('The {length} most similar of {count} bikes', { length, count })
      : t('The {length} similar bikes', { length });
  return (
    <details className="mt-3">
      <summary className="min-h-6 w-fit cursor-pointer font-semibold text-link">
        {length === 1 ? t('The similar bike') : title}
      </summary>
      <ul className="mt-3 grid gap-3 text-sm text-quiet">
        {comparables.map((comparable, nth) => (
          <li key={comparable._id ?? nth} className="grid grid-cols-[1fr_auto] gap-x-4">
            <span className="min-w-0 wrap-anywhere text-base-content">
              <Name of={comparable} />
            </span>
            {comparable.price === undefined ? <span>{t('Sold here')}</span> : <Price dollars={comparable.price} />}
            <span className="tabular-nums">{figuresOf(comparable)}</span>
            <span className="col-span-2">
              <Adjusted product={product} comparable={comparable} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Name({ of: { _id, productName } }: { of: Comparable }) {
  if (!_id) return productName;
  return (
    <Link to={paths.product(_id)} className="text-link">
      {productName}
    </Link>
  );
}

const figuresOf = (comparable: Comparable) =>
  [
    factOf(comparable, 'modelYear'),
    factOf(comparable, 'kilometres'),
    comparable.owners && inASentence('owners', comparable.owners),
  ]
    .filter(Boolean)
    .join(' · ');

function Adjusted({ product, comparable }: { product: Product; comparable: Comparable }) {
  const differences = differencesFrom(product, comparable);
  const price = () => <Price dollars={comparable.adjusted} className="font-semibold" />;
  if (!differences.length) return rich('Adjusted to <price></price>', { price });
  return rich('Adjusted to <price></price>: {differences}', { price, differences: formatList(differences, 'unit') });
}
