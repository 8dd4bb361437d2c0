import { useState } from 'react';
import { useSession } from '#client/api/session/session.ts';
import type { Person } from '#client/api/session/store.ts';
import { PressedMark } from '#client/ui/pending-mark.tsx';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { OwnBooking } from './own-booking.tsx';

interface BookButtonProps {
  product: Product;
  isBooked?: boolean;
  onBook(): Promise<void> | void;
}

/** Not `disabled`, which would drop the focus. */
export function BookButton({ product, isBooked = false, onBook }: BookButtonProps) {
  const { user } = useSession();
  const [coming, setComing] = useState(false);

  function book() {
    const wait = onBook();
    if (!wait) return;
    setComing(true);
    void wait.finally(() => setComing(false));
  }

  if (product.ownBooking) return <OwnBooking product={product} booking={product.ownBooking} isNew={isBooked} />;
  return (
    <button
      type="button"
      aria-disabled={!product.may.book}
      aria-busy={coming}
      onClick={product.may.book ? book : undefined}
      aria-label={product.may.book ? t('Book Now: {bike}', { bike: product.productName }) : undefined}
      className="btn btn-primary relative grow aria-disabled:pointer-events-none aria-disabled:border-base-300 aria-disabled:bg-base-300 aria-disabled:text-base-content/80"
    >
      {coming && <PressedMark />}
      {product.may.book ? t('Book Now') : whyNot(product, user)}
    </button>
  );
}

function whyNot({ isAvailable, isReserved, sellerEmail }: Product, viewer: Person | undefined) {
  if (!isAvailable) return t('Sold');
  if (isReserved) return t('Reserved');
  if (viewer?.isSuspended) return t('Your account is suspended');
  return t(viewer && sellerEmail === viewer.email ? 'Your own bike' : 'Book Now');
}
