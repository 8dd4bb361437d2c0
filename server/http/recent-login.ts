import { RECENT_LOGIN_MINUTES } from '#contract/account.ts';
import { t } from '#language/t.ts';
import { stale } from './errors.ts';
import type { Identity } from './viewer.ts';

/** Limits the harm of an unlocked laptop or a leaked token. */
export function expectRecentLogin({ loggedInAt }: Identity) {
  if (!loggedInAt || Date.now() - loggedInAt.getTime() > RECENT_LOGIN_MINUTES * 60_000)
    throw stale(t('Please log in again, to show that it is you, and then try once more.'));
}
