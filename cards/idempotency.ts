import { createHmac } from 'node:crypto';
import type { Answer, Caller } from './calls.ts';
import type { Db, Sql } from './database.ts';
import { faultBody, invalid, Refusal } from './refusals.ts';

const LONGEST_KEY = 255;
const LOCK = 7_205_312;

export interface Attempt {
  caller: Caller;
  /** Null: not idempotent. */
  key: string | null;
  path: string;
  fingerprint: string;
}

interface StoredResponse {
  path: string;
  fingerprint: string;
  status: number;
  body: string;
}

/** One transaction for the key, its effects and the response. A concurrent request with the key is refused. */
export async function once(
  sql: Sql,
  attempt: Attempt,
  perform: (db: Db) => Promise<Answer>,
): Promise<Answer & { replayed?: true }> {
  return sql.begin(async (db) => {
    const { caller, key, path, fingerprint } = attempt;
    if (key === null) return perform(db);
    await demandUnused(db, caller, key);
    const [first] = await db`
      insert into idempotency_keys ${db({ caller, key, path, fingerprint })} on conflict do nothing returning key`;
    if (!first) return { ...(await earlierAnswer(db, attempt)), replayed: true };
    const { status, body } = await db.savepoint(perform).catch(refusalAnswer);
    await db`
      update idempotency_keys set status = ${status}, body = ${JSON.stringify(body)}
      where caller = ${caller} and key = ${key}`;
    return { status, body };
  }) as Promise<Answer & { replayed?: true }>;
}

async function demandUnused(db: Db, caller: Caller, key: string) {
  const [lock] = await db<{ free: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${caller}:${key}`}, ${LOCK})) as free`;
  if (lock?.free) return;
  throw new Refusal(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
  });
}

export function idempotencyKeyIn(header: string | string[] | undefined): string | null {
  const key = String(header ?? '');
  if (key.length > LONGEST_KEY)
    throw invalid(`Idempotency keys can be up to ${LONGEST_KEY} characters long.`, { type: 'idempotency_error' });
  return key || null;
}

/** Fingerprint of a request; keyed, because a body may hold a card number that must not be guessed from it. */
export function fingerprintOf(secretKey: string, path: string, body: string): string {
  return createHmac('sha256', secretKey).update(`${path}\n${body}`).digest('hex');
}

export async function forgetOldKeys(sql: Sql) {
  await sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`;
}

async function earlierAnswer(db: Db, { caller, key, path, fingerprint }: Attempt): Promise<Answer> {
  const [stored] = await db<StoredResponse[]>`
    select path, fingerprint, status, body from idempotency_keys where caller = ${caller} and key = ${key}`;
  if (!stored) throw new Error('The idempotency key was deleted while in use');
  const otherwise = `Try using a key other than '${key}' if you meant to execute a different request.`;
  if (stored.path !== path)
    throw invalid(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${stored.path}'). ${otherwise}`,
      { type: 'idempotency_error' },
    );
  if (stored.fingerprint !== fingerprint)
    throw invalid(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. ${otherwise}`,
      { type: 'idempotency_error' },
    );
  return { status: stored.status, body: JSON.parse(stored.body) };
}

function refusalAnswer(error: unknown): Answer {
  if (!(error instanceof Refusal)) throw error;
  return { status: error.status, body: faultBody(error.fault) };
}
