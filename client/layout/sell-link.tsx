import { Link } from 'react-router';
import { useSession } from '#client/api/session/session.ts';
import { paths } from '#client/paths.ts';
import { t } from '#language/t.ts';

/** Guests go to the signup page first. */
export function SellLink({ className }: { className: string }) {
  const { status } = useSession();
  const signup = `${paths.signup}?${new URLSearchParams({ role: 'seller', from: paths.addProduct })}`;
  return (
    <Link to={status === 'signed-in' ? paths.addProduct : signup} className={className}>
      {t('Sell your bike')}
    </Link>
  );
}
