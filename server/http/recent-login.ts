import { RECENT_LOGIN_MINUTES } from '#contract/account.ts';
import { stale } from './errors.ts';
import type { Identity } from './viewer.ts';

/** What an open laptop, or a token that got about, is not enough for. */
export function expectRecentLogin({ loggedInAt }: Identity) {
  if (!loggedInAt || Date.now() - loggedInAt.getTime() > RECENT_LOGIN_MINUTES * 60_000)
    throw stale('Please log in again, to show that it is you, and then try once more.');
}
