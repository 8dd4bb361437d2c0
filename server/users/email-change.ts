import { everythingChanged } from '../cache/invalidation.ts';
import type { AppContext } from '../context.ts';
import type { Identity, IdentityKey } from '../http/viewer.ts';
import * as queries from './queries.ts';

/** False: another user has the address, or an admin removed its user. */
export async function followEmail(
  { sql, auditor }: AppContext,
  person: IdentityKey,
  email: string,
  from?: string,
): Promise<boolean> {
  try {
    return await sql.begin(async (db) => {
      const [moved] = await queries.changeEmail(db, person, { email, addressHash: auditor.hashOf(email), from });
      if (!moved) {
        const [user] = await queries.userBehind(db, person);
        return !user || user.email === email;
      }
      const { id, role } = moved;
      await auditor.note(db, { actor: role, actorId: id, action: 'change-email', subject: `user ${id}` });
      await everythingChanged(db);
      return true;
    });
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

const UNIQUE_VIOLATION = '23505';
const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;

/** Completes a half-done change of address. Asks the identity service, as the token may be older than the change. */
export async function withCurrentEmail(market: AppContext, identity: Identity, user: queries.UserRow) {
  if (identity.email === user.email) return user;
  const email = await market.emailOf?.(identity.subject);
  if (!email || email === user.email) return user;
  await followEmail(market, identity, email, user.email);
  const [current] = await queries.userBehind(market.sql, identity);
  return current ?? user;
}
