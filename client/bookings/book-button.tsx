import { useSession } from '#client/session/session.ts';
import type { Product } from '#contract/products.ts';

interface BookButtonProps {
  product: Product;
  onBook(): void;
}

export function BookButton({ product, onBook }: BookButtonProps) {
  const { user } = useSession();
  return (
    <button
      type="button"
      disabled={!product.may.book}
      onClick={onBook}
      aria-label={product.may.book ? `Book Now: ${product.productName}` : undefined}
      className="btn btn-primary grow disabled:bg-base-300 disabled:text-base-content/80"
    >
      {product.may.book ? 'Book Now' : whyNot(product, user?.email)}
    </button>
  );
}

function whyNot({ isAvailable, isReserved, sellerEmail }: Product, viewer: string | undefined) {
  if (!isAvailable) return 'Sold';
  if (isReserved) return 'Reserved';
  return sellerEmail === viewer ? 'Your own bike' : 'Book Now';
}
