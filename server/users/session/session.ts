import { ACCESS_TOKEN_MINUTES } from '#contract/session.ts';
import type { AppContext } from '../../context.ts';
import type { Db, Sql } from '../../database/connect.ts';
import { forbidden } from '../../http/errors.ts';
import type { Identity } from '../../http/viewer.ts';
import { promoteToAdmin, signIn } from '../users.ts';
import * as queries from './queries.ts';

/** Of an ID token, as our identity service gives them. */
const LONGEST_ID_TOKEN_MINUTES = 10;

/** Who an ID token names, unless the session that it came from has ended. */
export async function identify({ sql, idTokens }: AppContext, token: string): Promise<Identity | undefined> {
  const identity = await idTokens.read(token);
  if (!identity) return;
  // Other issuers do not tell us when a session ends.
  const { sessionId, issuedAt } = identity;
  if (!sessionId || !issuedAt) return identity;
  const [outlived] = await queries.outlived(sql, { ...identity, sessionId, issuedAt });
  return outlived ? undefined : identity;
}

/** Exchanges a proven identity for an access token. */
export async function openSession(market: AppContext, identity: Identity, email: string): Promise<string> {
  if (identity.email !== email) throw forbidden('You can only sign in as yourself.');
  const user = await signIn(market.sql, identity);
  const isAppointed = identity.emailVerified && market.adminEmails.includes(email);
  if (isAppointed && user.role !== 'admin') await promoteToAdmin(market, user);
  return market.accessTokens.issue(user, identity);
}

/** From now on nothing that was given to this session of the identity service is worth anything. */
export async function endSession(db: Db, sessionId: string) {
  await queries.insertEnded(db, sessionId);
}

/** Their tokens have ended by themselves since. */
export async function forgetEndedSessions(sql: Sql) {
  await queries.forgetEnded(sql, LONGEST_ID_TOKEN_MINUTES + ACCESS_TOKEN_MINUTES + 5);
}
