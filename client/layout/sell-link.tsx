import { Link } from 'react-router';
import { useSession } from '#client/api/session/session.ts';
import { paths } from '#client/paths.ts';

/** Leads to the form for a bike, by way of the signup page for guests. */
export function SellLink({ className }: { className: string }) {
  const { status } = useSession();
  const signup = `${paths.signup}?${new URLSearchParams({ role: 'seller', from: paths.addProduct })}`;
  return (
    <Link to={status === 'signed-in' ? paths.addProduct : signup} className={className}>
      Sell your bike
    </Link>
  );
}
