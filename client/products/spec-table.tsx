import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { Day } from '#client/ui/day.tsx';
import type { WholeProduct } from '#contract/products.ts';
import { bodyTypeInWords } from './body-type-in-words.ts';
import { Fact } from './fact.tsx';
import { NOT_GIVEN } from './not-given.ts';
import { inCc, inKilometres } from './product-figures.ts';

interface ProductTableProps {
  product: WholeProduct;
  /** Its town in words. */
  town: string | undefined;
}

/** Everything the seller said, in the same order for every bike. */
export function ProductTable({ product, town }: ProductTableProps) {
  const { categoryName, model, variant, modelYear, kilometres, engineCc, bodyType, colour, owners } = product;
  const facts: [string, ReactNode][] = [
    ['Model', model],
    ['Variant', variant],
    ['Model year', modelYear],
    ['Kilometres', kilometres !== undefined && inKilometres(kilometres)],
    ['Engine', engineCc && inCc(engineCc)],
    ['Body type', bodyType && bodyTypeInWords(bodyType)],
    ['Colour', colour],
    ['Owners', owners],
    ['Condition', product.condition ?? NOT_GIVEN],
    [
      'Years of use',
      <data key="years" value={product.yearsOfUse}>
        {product.yearsOfUse}
      </data>,
    ],
    ['Papers', product.papers.length > 0 && <Lines of={product.papers} />],
    ['Service', product.service.length > 0 && <Lines of={product.service} />],
    ['Location', <Lines key="place" of={town ? [product.sellerLocation, town] : [product.sellerLocation]} />],
    ['Posted', <Day key="day" of={product.postDate} />],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 text-sm tabular-nums *:*:wrap-anywhere sm:grid-cols-[auto_1fr_auto_1fr] sm:gap-x-8 sm:text-base">
      <Fact name="Brand">
        <Link to={paths.category(categoryName)} className="text-link">
          {categoryName}
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
