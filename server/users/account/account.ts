import type { AppContext } from '../../context.ts';
import { expectRecentLogin } from '../../http/recent-login.ts';
import type { Identity } from '../../http/viewer.ts';
import { removeOneself } from '../users.ts';

export { exportAccount } from './export.ts';

export async function removeAccount(market: AppContext, identity: Identity) {
  expectRecentLogin(identity);
  return removeOneself(market, identity);
}
