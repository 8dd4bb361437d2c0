import { useSession } from '#client/session/session.ts';
import type { Product } from '#contract/products.ts';

interface BookButtonProps {
  product: Product;
  onBook(): void;
}

/** When it cannot be pressed it says why, and keeps the focus that it may have. */
export function BookButton({ product, onBook }: BookButtonProps) {
  const { user } = useSession();
  return (
    <button
      type="button"
      aria-disabled={!product.may.book}
      onClick={product.may.book ? onBook : undefined}
      aria-label={product.may.book ? `Book Now: ${product.productName}` : undefined}
      className="btn btn-primary grow aria-disabled:pointer-events-none aria-disabled:border-base-300 aria-disabled:bg-base-300 aria-disabled:text-base-content/80"
    >
      {product.may.book ? 'Book Now' : whyNot(product, user?.email)}
    </button>
  );
}

function whyNot({ isAvailable, isReserved, sellerEmail }: Product, viewer: string | undefined) {
  if (!isAvailable) return 'Sold';
  if (isReserved) return 'Reserved';
  return viewer && sellerEmail === viewer ? 'Your own bike' : 'Book Now';
}
