import type { Product } from '#contract/products.ts';
import { NOT_GIVEN } from './not-given.ts';
import { inCc, inKilometres } from './product-figures.ts';

/** The facts that decide, to be taken in at a glance; what the seller did not say is left out. */
export function ProductGlance({ product }: { product: Product }) {
  const { modelYear, yearsOfUse, kilometres, engineCc, owners, condition } = product;
  const facts = [
    modelYear ? ['Model year', modelYear] : ['Years of use', yearsOfUse],
    ['Mileage', kilometres !== undefined && inKilometres(kilometres)],
    ['Engine', engineCc && inCc(engineCc)],
    ['Owners', owners],
    ['Condition', condition ?? NOT_GIVEN],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-px overflow-hidden rounded-field border border-base-300 bg-base-300">
      {facts.map(
        ([name, value]) =>
          (value || value === 0) && (
            <div key={name} className="grow basis-24 bg-base-100 px-3 py-2">
              <dt className="text-xs text-quiet">{name}</dt>
              <dd className="font-heading text-lg leading-tight font-bold whitespace-nowrap tabular-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
