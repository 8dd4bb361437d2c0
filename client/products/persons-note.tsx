import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { pages } from '#client/queries.ts';
import { useSession } from '#client/session/session.ts';
import type { Person } from '#client/session/store.ts';
import { listBookings } from '#contract/bookings.ts';
import { isOccupying } from '#contract/deal.ts';
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
  if (product.isReserved || !product.isAvailable) return <TakenNote product={product} user={user} />;
  if (user.role === 'admin') return 'You are an admin: you look after bikes, and do not book them.';
  return <StrangersNote product={product} />;
}

/** Taken, and perhaps by the very person who looks. */
function TakenNote({ product, user }: { product: WholeProduct; user: Person }) {
  const bookings = useInfiniteQuery(pages(listBookings, { params: { email: user.email } }));
  if (bookings.isPending) return;
  const own = bookings.data?.pages
    .flatMap(({ answer }) => answer)
    .find(({ productId, status }) => productId === product._id && isOccupying(status));
  if (!own) return <StrangersNote product={product} />;
  if (own.status !== 'booked')
    return (
      <>
        You have bought this bike:{' '}
        <Link to={paths.deal(own._id)} className="text-link">
          see the deal
        </Link>
        .
      </>
    );
  return (
    <>
      You have booked this bike: pay for it under{' '}
      <Link to={paths.myOrders(user.email)} className="text-link">
        My Orders
      </Link>
      .
    </>
  );
}
