import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { NOT_GIVEN } from '#client/products/not-given.ts';
import { ProductState } from '#client/products/product-state.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { comparison, removeCompared } from './compared.ts';
import { type ComparedFact, comparedFacts } from './compared-facts.ts';

/** Two bikes fit into every window; more of them scroll sideways. */
const widths: Record<number, string> = { 3: 'min-w-[34rem]', 4: 'min-w-[44rem]' };

const PINNED = 'sticky start-0 z-3 bg-base-200 pe-3 text-start align-top font-normal';

/** CSS alone shows or hides equal facts, so that it works without scripts. */
export function CompareTable({ products }: { products: Product[] }) {
  const facts = comparedFacts(products);
  const same = facts.filter(({ differs }) => !differs).length;
  return (
    <div className="group mt-5">
      <label className="inline-flex min-h-9 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1">
        {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state by itself */}
        <input type="checkbox" role="switch" defaultChecked className="toggle border-base-content/60" />
        <span className="font-medium">{t('Show only differences')}</span>
        <span className="text-sm text-quiet">
          {t('{same, plural, one {# of {count} facts is the same} other {# of {count} facts are the same}}', {
            same,
            count: facts.length,
          })}
        </span>
      </label>
      <section
        aria-label={t('The bikes side by side')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
        tabIndex={0}
        className="mt-3 snap-x scroll-ps-24 overflow-x-auto max-sm:-me-(--gutter) sm:scroll-ps-44"
      >
        <table
          className={`w-full table-fixed border-collapse text-sm tabular-nums sm:text-base ${widths[products.length]}`}
        >
          <thead>
            <tr>
              <td className={`w-24 sm:w-44 ${PINNED}`} />
              {products.map((product) => (
                <th
                  key={product._id}
                  scope="col"
                  className="snap-start p-2 pt-0 text-start align-top font-normal sm:px-3"
                >
                  <ComparedBike product={product} others={products.filter((other) => other !== product)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map((fact) => (
              <FactRow key={fact.name} fact={fact} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function ComparedBike({ product, others }: { product: Product; others: Product[] }) {
  const { _id, productName } = product;
  return (
    <div className="relative">
      <Picture
        src={product.img}
        alt=""
        photo={product.cover}
        sizes="(min-width: 64rem) 17rem, 50vw"
        fetched="now"
        className="aspect-4/3 w-full rounded-field"
      />
      <Link
        to={comparison(others.map((other) => other._id))}
        onClick={() => removeCompared(_id)}
        preventScrollReset
        aria-label={t('Take {bike} out', { bike: productName })}
        className="absolute top-1.5 end-1.5 z-2 grid size-9 place-items-center rounded-full border border-base-300 bg-base-100 hover:border-base-content"
      >
        <Icon name="cross" className="size-4" />
      </Link>
      <p className="mt-2 mb-1.5">
        <ProductState product={product} />
      </p>
      <Link
        to={paths.product(_id)}
        className="line-clamp-3 font-heading text-base leading-tight font-bold wrap-anywhere hover:underline sm:text-lg"
      >
        {productName}
      </Link>
    </div>
  );
}

function FactRow({ fact: { name, differs, cells } }: { fact: ComparedFact }) {
  return (
    <tr className={`border-t border-base-300 ${differs ? '' : 'text-quiet in-[.group:has(:checked)]:hidden'}`}>
      <th scope="row" className={`py-2.5 ${PINNED}`}>
        <span className="block text-base-content">{name}</span>
        {!differs && <span className="text-xs">{t('the same')}</span>}
      </th>
      {cells.map(({ id, text, best }) => (
        <td
          key={id}
          className={`px-2 py-2.5 align-top wrap-anywhere sm:px-3 ${best ? 'bg-primary/12 font-medium' : ''}`}
        >
          {text ?? <span className="font-normal text-quiet">{t(NOT_GIVEN)}</span>}{' '}
          {best && <Badge tone="good">{best}</Badge>}
        </td>
      ))}
    </tr>
  );
}
