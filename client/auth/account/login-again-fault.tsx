import { Link } from 'react-router';
import { reason } from '#client/api/call.ts';
import { IdentityError, LOGIN_NEEDED } from '#client/api/session/identity-client.ts';
import { paths } from '#client/paths.ts';
import { FormFault } from '#client/ui/form-error.tsx';
import { t } from '#language/t.ts';

const loginAgain = `${paths.login}?${new URLSearchParams({ from: paths.account })}`;

/** The error, with a link to sign in again when the session is too old. */
export function LoginAgainFault({ error }: { error: unknown }) {
  const needsLogin = error instanceof IdentityError && LOGIN_NEEDED.includes(error.code);
  return (
    <div className="grid justify-items-start gap-2 empty:hidden">
      <FormFault>{error ? reason(error) : undefined}</FormFault>
      {needsLogin && (
        <Link to={loginAgain} className="btn btn-outline btn-sm">
          {t('Log in again')}
        </Link>
      )}
    </div>
  );
}
