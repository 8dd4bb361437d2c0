import { createHash, randomBytes } from 'node:crypto';
import type { Sql } from 'postgres';
import type { IdentityOptions } from '../identity.ts';
import type { Letters } from '../letters.ts';
import * as queries from './queries.ts';

type Listeners = Pick<IdentityOptions, 'onSessionEnded' | 'onSessionsEnded' | 'onEmailChanged'>;
type Pool = Sql<{ bigint: number }>;

export interface Change {
  userId: string;
  sessionId: string;
  mark: string;
}

export const newToken = () => randomBytes(32).toString('base64url');
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Applications follow before the commit. After a crash in between the former address stays reserved here and the link
 * works; the next login corrects the application (`emailOf`).
 */
export async function applyChange(
  sql: Pool,
  { userId, sessionId, mark }: Change,
  { onSessionEnded, onSessionsEnded, onEmailChanged }: Listeners,
  letters: Pick<Letters, 'emailChanged'>,
): Promise<'changed' | 'stale' | 'taken'> {
  try {
    return await sql.begin(async (db) => {
      const [request] = await queries.consume(db, { userId, mark });
      if (!request) return 'stale';
      const [former] = await queries.changeEmail(db, request);
      if (former?.emailVerified) await letters.emailChanged(former, request.newEmail, db);
      await queries.forgetLinks(db, userId);
      if ((await onEmailChanged?.(userId, request.newEmail)) === false) throw new EmailTaken();
      for (const { id } of await queries.endOtherSessions(db, userId, sessionId)) await onSessionEnded?.(id);
      await onSessionsEnded?.(userId);
      return 'changed';
    });
  } catch (error) {
    if (error instanceof EmailTaken || isTaken(error)) return 'taken';
    throw error;
  }
}

class EmailTaken extends Error {}

const UNIQUE_VIOLATION = '23505';
const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;

export async function emailChangeOf(sql: Pool, token: string) {
  const [request] = await queries.requestByHash(sql, hashOf(token));
  return request;
}

export async function emailOf(sql: Pool, userId: string): Promise<string | undefined> {
  const [user] = await queries.verifiedEmail(sql, userId);
  return user?.email;
}
