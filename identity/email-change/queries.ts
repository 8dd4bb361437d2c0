import { randomUUID } from 'node:crypto';
import type { ISql } from 'postgres';

export type Db = ISql<{ bigint: number }>;

/** One row per person: a newer request invalidates the earlier link. */
export const emailChangeSchema = {
  emailChange: {
    fields: {
      userId: {
        type: 'string',
        required: true,
        unique: true,
        references: { model: 'user', field: 'id', onDelete: 'cascade' },
      },
      newEmail: { type: 'string', required: true },
      mark: { type: 'string', required: true, unique: true },
      expiresAt: { type: 'date', required: true, index: true },
    },
  },
} as const;

export interface EmailChangeRequest {
  userId: string;
  newEmail: string;
  mark: string;
}

export const insertRequest = (
  db: Db,
  { userId, newEmail, mark, seconds }: EmailChangeRequest & { seconds: number },
) => db`
  insert into "emailChange" (id, "userId", "newEmail", mark, "expiresAt")
  values (${randomUUID()}, ${userId}, ${newEmail}, ${mark}, now() + make_interval(secs => ${seconds}::float8))
  on conflict ("userId") do update
  set "newEmail" = excluded."newEmail", mark = excluded.mark, "expiresAt" = excluded."expiresAt"`;

const columns = (db: Db) => db`"userId", "newEmail", mark`;

export const requestOf = (db: Db, userId: string) => db<EmailChangeRequest[]>`
  select ${columns(db)} from "emailChange" where "userId" = ${userId} and "expiresAt" > now()`;

export const requestByHash = (db: Db, mark: string) => db<EmailChangeRequest[]>`
  select ${columns(db)} from "emailChange" where mark = ${mark} and "expiresAt" > now()`;

/** Consumes the link. No row: it is invalid. */
export const consume = (db: Db, { userId, mark }: Pick<EmailChangeRequest, 'userId' | 'mark'>) => db<
  EmailChangeRequest[]
>`
  delete from "emailChange" where "userId" = ${userId} and mark = ${mark} and "expiresAt" > now()
  returning ${columns(db)}`;

export const cancel = (db: Db, userId: string) => db`delete from "emailChange" where "userId" = ${userId}`;

export const decline = (db: Db, mark: string) => db`delete from "emailChange" where mark = ${mark}`;

export interface Former {
  name: string;
  email: string;
  emailVerified: boolean;
}

export const changeEmail = (db: Db, { userId, newEmail }: Pick<EmailChangeRequest, 'userId' | 'newEmail'>) => db<
  Former[]
>`
  update "user" u set email = ${newEmail}, "emailVerified" = true, "updatedAt" = now()
  from (select id, name, email, "emailVerified" from "user" where id = ${userId} for update) former
  where u.id = former.id returning former.name, former.email, former."emailVerified"`;

export const endOtherSessions = (db: Db, userId: string, sessionId: string) => db<{ id: string }[]>`
  delete from session where "userId" = ${userId} and id <> ${sessionId} returning id`;

export async function forgetLinks(db: Db, userId: string) {
  await db`delete from verification where value = ${userId}`;
  await db`delete from letter where "userId" = ${userId}`;
}

/** Waits for a change in progress. */
export const verifiedEmail = (db: Db, userId: string) => db<{ email: string }[]>`
  select email from "user" where id = ${userId} and "emailVerified" for share`;
