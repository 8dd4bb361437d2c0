import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { ProductCard } from '#client/products/product-card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import type { Product } from '#contract/products.ts';
import { ADVERTISED } from './advertised-id.ts';
import { Section } from './section.tsx';

interface AdvertisedProductsProps {
  products: Product[];
  newSince: string;
}

export function AdvertisedProducts({ products, newSince }: AdvertisedProductsProps) {
  return (
    <Section id={ADVERTISED} title="All Advertized Product" lead="Promoted by their sellers.">
      {products.length === 0 && (
        <EmptyState title="Nothing is advertised right now">
          <a href="#categories" className="text-link">
            Look through the brands
          </a>{' '}
          instead.
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
                  aria-label={`See and book: ${product.productName}`}
                >
                  See and book
                </Link>
              }
            />
          </li>
        ))}
      </ul>
      <p className="mt-8 text-center">
        <Link to={paths.search} className="btn btn-neutral">
          See all bikes on sale
        </Link>
      </p>
    </Section>
  );
}
