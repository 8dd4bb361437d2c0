import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { useSession } from '#client/session/session.ts';

/** Others are told why they see nothing here. */
export function SellersOnly({ children }: { children: ReactNode }) {
  const { user } = useSession();
  if (user?.role === 'seller') return children;
  return (
    <>
      <h1 className="text-3xl">This page is for sellers</h1>
      <p className="mt-3 max-w-prose text-quiet">
        You are logged in as a {user?.role}. To sell a bike, log out and create an account as a seller.
      </p>
      <Link to={paths.dashboard} className="btn btn-outline mt-6">
        Back to the dashboard
      </Link>
    </>
  );
}
