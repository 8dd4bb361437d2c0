import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { ProductCard } from '#client/products/product-card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { rich } from '#client/ui/rich.ts';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { ADVERTISED } from './advertised-id.ts';
import { Section } from './section.tsx';

interface AdvertisedProductsProps {
  products: Product[];
  newSince: string;
}

export function AdvertisedProducts({ products, newSince }: AdvertisedProductsProps) {
  return (
    <Section id={ADVERTISED} title={t('All Advertized Product')} lead={t('Promoted by their sellers.')}>
      {products.length === 0 && (
        <EmptyState title={t('Nothing is advertised right now')}>
          {rich('<brands>Look through the brands</brands> instead.', {
            brands: (words) => (
              <a href="#categories" className="text-link">
                {words}
              </a>
            ),
          })}
        </EmptyState>
      )}
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {products.map((product) => (
          <li key={product._id} className="grid">
            <ProductCard
              product={product}
              newSince={newSince}
              actions={
                <Link
                  to={paths.product(product._id)}
                  tabIndex={-1}
                  className="btn btn-outline grow"
                  aria-label={t('See and book: {name}', { name: product.productName })}
                >
                  {t('See and book')}
                </Link>
              }
            />
          </li>
        ))}
      </ul>
      <p className="mt-8 text-center">
        <Link to={paths.search} className="btn btn-neutral">
          {t('See all bikes on sale')}
        </Link>
      </p>
    </Section>
  );
}
