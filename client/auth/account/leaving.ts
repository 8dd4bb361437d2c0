import toast from 'react-hot-toast/headless';
import { call } from '#client/api/call.ts';
import { identity } from '#client/api/session/identity.ts';
import { settleSession } from '#client/api/session/store.ts';
import { clearTokens } from '#client/api/session/token.ts';
import { removeAccount } from '#contract/account.ts';
import { t } from '#language/t.ts';

/** Deletes the account after re-authentication. A retry completes a deletion that failed half way. */
export async function leaveKickstand() {
  await call(removeAccount);
  await identity.removeAccount();
  clearTokens();
  settleSession({ status: 'signed-out', left: true });
  toast.success(t('Your account is deleted'));
}
