import type { Market } from '../market.ts';
import { forbidden } from '../problems.ts';
import { promoteToAdmin, signIn } from '../users/users.ts';
import type { Identity } from '../viewer.ts';

/** Exchanges a proven identity for an access token. */
export async function openSession(market: Market, identity: Identity, email: string): Promise<string> {
  if (identity.email !== email) throw forbidden('You can only sign in as yourself.');
  const user = await signIn(market.sql, identity);
  const isAppointed = identity.emailVerified && market.adminEmails.includes(email);
  if (isAppointed && user.role !== 'admin') await promoteToAdmin(market, user);
  return market.accessTokens.issue(user);
}
