import { Link } from 'react-router';
import { useSession } from '#client/api/session/session.ts';
import { paths } from '#client/paths.ts';
import { rich } from '#client/ui/rich.ts';
import type { WholeProduct } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { StrangersNote } from './product-note.tsx';

export function PersonsNote({ product }: { product: WholeProduct }) {
  const { user } = useSession();
  if (!user) return;
  if (product.sellerEmail === user.email)
    return rich('This is your own bike: you find it under <products>My Products</products>.', {
      products: (words) => (
        <Link to={paths.myProducts} className="text-link">
          {words}
        </Link>
      ),
    });
  if (product.ownBooking?.status === 'booked')
    return t('You have booked this bike. Once it is paid, you agree with the seller when to meet.');
  if (product.ownBooking) return t('You have bought this bike.');
  if (product.isReserved || !product.isAvailable) return <StrangersNote product={product} />;
  if (user.role === 'admin') return t('You are an admin: you look after bikes, and do not book them.');
  return <StrangersNote product={product} />;
}
