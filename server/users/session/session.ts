import { ACCESS_TOKEN_MINUTES } from '#contract/session.ts';
import { t } from '#language/t.ts';
import type { AppContext } from '../../context.ts';
import type { Db, Sql } from '../../database/connect.ts';
import { forbidden } from '../../http/errors.ts';
import type { Identity } from '../../http/viewer.ts';
import { forgetDeviceOfSession } from '../../notifications/notifications.ts';
import { promoteToAdmin, signIn, withCurrentEmail } from '../users.ts';
import * as queries from './queries.ts';

const LONGEST_ID_TOKEN_MINUTES = 10;

export async function identify({ sql, idTokens }: AppContext, token: string): Promise<Identity | undefined> {
  const identity = await idTokens.read(token);
  if (!identity) return;
  // Other issuers send no logout notice.
  const { sessionId, issuedAt } = identity;
  if (!sessionId || !issuedAt) return identity;
  const [outlived] = await queries.outlived(sql, { ...identity, sessionId, issuedAt });
  return outlived ? undefined : identity;
}

export async function openSession(market: AppContext, identity: Identity, email: string) {
  if (identity.email !== email) throw forbidden(t('You can only log in as yourself.'));
  const user = await withCurrentEmail(market, identity, await signIn(market.sql, identity));
  const isAppointed = identity.emailVerified && market.adminEmails.includes(email);
  if (isAppointed && user.role !== 'admin') await promoteToAdmin(market, user, 'owner');
  return { userId: user.id, accessToken: await market.accessTokens.issue(user, identity) };
}

export async function endSession(db: Db, sessionId: string) {
  await Promise.all([queries.insertEnded(db, sessionId), forgetDeviceOfSession(db, sessionId)]);
}

export async function forgetEndedSessions(sql: Sql) {
  await queries.forgetEnded(sql, LONGEST_ID_TOKEN_MINUTES + ACCESS_TOKEN_MINUTES + 5);
}
