import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { AboutPrice } from '#client/ui/about-price.tsx';
import { Day } from '#client/ui/day.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Price } from '#client/ui/price.tsx';
import { UnbrokenWords } from '#client/ui/unbroken-words.tsx';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { Section } from './section.tsx';

const SHOWN = 6;

export function NewestProducts({ products }: { products: Product[] }) {
  return (
    <Section id="newest" title={t('Just listed')} lead={t('The newest bikes on Kickstand.')}>
      {products.length === 0 ? (
        <EmptyState title={t('No bikes yet')}>{t('Yours could be the first.')}</EmptyState>
      ) : (
        <ul className="border-t border-base-300 md:grid md:grid-cols-[8rem_minmax(0,2fr)_minmax(0,1fr)_minmax(0,1.4fr)_auto_auto] md:gap-x-6">
          {products.slice(0, SHOWN).map((product) => (
            <li key={product._id} className="border-b border-base-300 md:col-span-full md:grid md:grid-cols-subgrid">
              <Row product={product} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Row({ product }: { product: Product }) {
  return (
    <Link
      to={paths.product(product._id)}
      className="group grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-center gap-x-4 py-3 tabular-nums hover:bg-base-100 md:col-span-full md:grid-cols-subgrid md:gap-x-6"
    >
      <Picture
        src={product.img}
        alt=""
        photo={product.cover}
        sizes="8rem"
        className="h-16 w-full rounded-field md:h-20"
      />
      <span className="min-w-0">
        <span className="line-clamp-2 font-heading leading-snug text-lg font-bold wrap-anywhere group-hover:underline">
          <UnbrokenWords>{product.productName}</UnbrokenWords>
        </span>
        <span className="block truncate text-sm text-quiet md:hidden">
          {years(product.yearsOfUse)}, {product.sellerLocation}
        </span>
      </span>
      <span className="text-quiet max-md:hidden">{years(product.yearsOfUse)}</span>
      <span className="truncate text-quiet max-md:hidden">{product.sellerLocation}</span>
      <span className="text-quiet max-md:hidden">
        <Day of={product.postDate} />
      </span>
      <span className="grid justify-items-end">
        <Price dollars={product.resalePrice} className="font-heading text-lg font-bold" />
        <AboutPrice dollars={product.resalePrice} />
      </span>
    </Link>
  );
}

function years(count: number) {
  return t('{count, plural, one {# year} other {# years}}', { count });
}
