import type { AppContext } from '../../context.ts';
import { expectRecentLogin } from '../../http/recent-login.ts';
import type { Identity } from '../../http/viewer.ts';
import { removeOneself } from '../users.ts';

export { exportAccount } from './export.ts';

/** Deletes the account of a person who has logged in just now. */
export async function removeAccount(market: AppContext, identity: Identity) {
  expectRecentLogin(identity);
  return removeOneself(market, identity);
}
