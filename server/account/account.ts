import { RECENT_LOGIN_MINUTES } from '#contract/account.ts';
import type { Market } from '../market.ts';
import { stale } from '../problems.ts';
import { removeOneself } from '../users/users.ts';
import type { Identity } from '../viewer.ts';

export { exportAccount } from './export.ts';

/** Deletes the account of a person who has logged in just now. */
export async function removeAccount(market: Market, identity: Identity) {
  if (!isRecent(identity.loggedInAt))
    throw stale('Please log in again, to show that it is you, and then try once more.');
  return removeOneself(market, identity);
}

function isRecent(time: Date | undefined) {
  return time !== undefined && Date.now() - time.getTime() <= RECENT_LOGIN_MINUTES * 60_000;
}
