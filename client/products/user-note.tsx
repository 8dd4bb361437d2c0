import { Link } from 'react-router';
import { useSession } from '#client/api/session/session.ts';
import { paths } from '#client/paths.ts';
import type { WholeProduct } from '#contract/products.ts';
import { StrangersNote } from './product-note.tsx';

export function PersonsNote({ product }: { product: WholeProduct }) {
  const { user } = useSession();
  if (!user) return;
  if (product.sellerEmail === user.email)
    return (
      <>
        This is your own bike: you find it under{' '}
        <Link to={paths.myProducts} className="text-link">
          My Products
        </Link>
        .
      </>
    );
  if (product.ownBooking?.status === 'booked')
    return 'You have booked this bike. Once it is paid, you agree with the seller when to meet.';
  if (product.ownBooking) return 'You have bought this bike.';
  if (product.isReserved || !product.isAvailable) return <StrangersNote product={product} />;
  if (user.role === 'admin') return 'You are an admin: you look after bikes, and do not book them.';
  return <StrangersNote product={product} />;
}
