import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { useSession } from '#client/session/session.ts';
import type { Person } from '#client/session/store.ts';

const next: Record<Person['role'], string> = {
  buyer: 'Your bookings are under My Orders: pay there for the bike you have booked.',
  seller: 'List a bike with Add Product, and see how your bikes are doing under My Products.',
  admin: 'Buyers, sellers and reported bikes are yours to look after.',
};

export default function DashboardPage() {
  const { user } = useSession();
  return (
    <>
      <h1 className="text-4xl sm:text-5xl">Wellcome to Dashboard</h1>
      {user && (
        <p className="mt-3 max-w-prose text-quiet sm:text-lg">
          Hello {user.name}. {next[user.role]}{' '}
          {user.role === 'seller' && (
            <>
              Bikes you have booked yourself are under{' '}
              <Link to={paths.myOrders(user.email)} className="text-link">
                My Orders
              </Link>
              .
            </>
          )}
        </p>
      )}
      <Link to={paths.landing} className="btn btn-primary mt-6">
        Back to Home Page
      </Link>
    </>
  );
}
