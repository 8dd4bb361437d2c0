import type { Market } from '../market.ts';
import { expectRecentLogin } from '../recent-login.ts';
import { removeOneself } from '../users/users.ts';
import type { Identity } from '../viewer.ts';

export { exportAccount } from './export.ts';

/** Deletes the account of a person who has logged in just now. */
export async function removeAccount(market: Market, identity: Identity) {
  expectRecentLogin(identity);
  return removeOneself(market, identity);
}
