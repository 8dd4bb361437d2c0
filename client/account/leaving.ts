import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { call } from '#client/api.ts';
import { paths } from '#client/paths.ts';
import { identity } from '#client/session/identity.ts';
import { endSession } from '#client/session/store.ts';
import { dropTokens } from '#client/session/token.ts';
import { removeAccount } from '#contract/account.ts';

/** Deletes the account of whoever has just shown that it is them. When it fails half way, trying again finishes it. */
export function useLeaving() {
  const navigate = useNavigate();
  return async () => {
    await call(removeAccount);
    await identity.removeAccount();
    dropTokens();
    // Nothing private is on the screen any more when the session ends: it would lead to the login page.
    await navigate(paths.landing, { replace: true, flushSync: true });
    endSession();
    toast.success('Your account is deleted');
  };
}
