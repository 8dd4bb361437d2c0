import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { Day } from '#client/ui/day.tsx';
import { BIKE_FIELD_NAMES, fieldOf } from '#contract/bike-fields.ts';
import { brandText } from '#contract/brand-text.ts';
import type { WholeProduct } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { Fact } from './fact.tsx';
import { factOrGap } from './not-given.ts';

interface ProductTableProps {
  product: WholeProduct;
  town: string | undefined;
}

export function ProductTable({ product, town }: ProductTableProps) {
  const { categoryName } = product;
  const facts: [string, ReactNode][] = [
    ...BIKE_FIELD_NAMES.map((name): [string, ReactNode] => [t(fieldOf(name).label), factOrGap(product, name)]),
    [
      t('Years of use'),
      <data key="years" value={product.yearsOfUse}>
        {product.yearsOfUse}
      </data>,
    ],
    [t('Papers'), product.papers.length > 0 && <Lines of={product.papers} />],
    [t('Service'), product.service.length > 0 && <Lines of={product.service} />],
    [t('Location'), <Lines key="place" of={town ? [product.sellerLocation, town] : [product.sellerLocation]} />],
    [t('Posted'), <Day key="day" of={product.postDate} />],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 text-sm tabular-nums *:*:wrap-anywhere sm:grid-cols-[auto_1fr_auto_1fr] sm:gap-x-8 sm:text-base">
      <Fact name={t('Brand')}>
        <Link to={paths.category(categoryName)} className="text-link">
          {brandText(categoryName)}
        </Link>
      </Fact>
      {facts.map(
        ([name, value]) =>
          value && (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ),
      )}
    </dl>
  );
}

function Lines({ of: lines }: { of: string[] }) {
  return lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}
