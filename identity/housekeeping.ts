import type { ISql } from 'postgres';

type Db = ISql<{ bigint: number }>;

const DAY_MS = 86_400_000;

export async function forgetExpired(sql: Db) {
  await sql`delete from session where "expiresAt" < now()`;
  await sql`delete from verification where "expiresAt" < now()`;
  await sql`delete from "emailChange" where "expiresAt" < now()`;
  await sql`delete from "rateLimit" where "lastRequest" < ${Date.now() - DAY_MS}`;
}

export async function deleteAccounts(sql: Db, subjects: string[]) {
  await sql`delete from "user" where id = any (${subjects})`;
}
