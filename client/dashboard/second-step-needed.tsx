import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { rich } from '#client/ui/rich.ts';

/** Admin rights need a second step; this explains how to set one up. */
export function SecondStepNeeded() {
  return (
    <p role="status" className="mb-6 rounded-field bg-base-200 px-4 py-3">
      {rich(
        'You are an admin here as soon as you log in with a second step. <account>Set it up under My Account</account>, or log in again with the one you have.',
        {
          account: (words) => (
            <Link to={paths.account} className="font-semibold text-link">
              {words}
            </Link>
          ),
        },
      )}
    </p>
  );
}
