import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';

export interface HeartProps {
  product: Pick<Product, '_id' | 'productName' | 'sellerEmail'>;
  look?: keyof typeof styles;
  className?: string;
}

const styles = {
  round:
    'grid size-10 cursor-pointer place-items-center rounded-full border border-base-300 bg-base-100 hover:border-base-content',
  named:
    'flex min-h-9 cursor-pointer items-center gap-1.5 rounded-field px-2 text-sm font-semibold hover:bg-base-300/60',
};

export function heartFace({ product, look = 'round', className = '' }: HeartProps, saved: boolean) {
  return {
    'aria-label': t('Favourite: {bike}', { bike: product.productName }),
    className: `${styles[look]} ${className}`,
    children: (
      <>
        <svg
          viewBox="0 0 24 24"
          className={`size-5 ${saved ? 'fill-current text-error' : 'fill-none'}`}
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M12 20.2C6.4 16.4 3.5 13 3.5 9.3a4.6 4.6 0 0 1 8.5-2.5 4.6 4.6 0 0 1 8.5 2.5c0 3.7-2.9 7.1-8.5 10.9Z" />
        </svg>
        {look === 'named' && t('Favourite')}
      </>
    ),
  };
}
