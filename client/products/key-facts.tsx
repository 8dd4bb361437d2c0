import { BIKE_FIELD_NAMES, fieldOf } from '#contract/bike-fields.ts';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { factOrGap } from './not-given.ts';

const keyFacts = BIKE_FIELD_NAMES.filter((name) => fieldOf(name).keyFact);

export function ProductGlance({ product }: { product: Product }) {
  const facts = keyFacts.map((name) => [t(fieldOf(name).label), factOrGap(product, name)] as const);
  const age = product.modelYear ? [] : [[t('Years of use'), product.yearsOfUse] as const];
  return (
    <dl className="flex flex-wrap gap-px overflow-hidden rounded-field border border-base-300 bg-base-300">
      {[...age, ...facts].map(
        ([name, value]) =>
          value !== undefined && (
            <div key={name} className="grow basis-24 bg-base-100 px-3 py-2">
              <dt className="text-xs text-quiet">{name}</dt>
              <dd className="font-heading text-lg leading-tight font-bold whitespace-nowrap tabular-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
