import type { Db } from '../../database/connect.ts';

export const insertEnded = (db: Db, sessionId: string) => db`
  insert into ended_sessions (session_id) values (${sessionId}) on conflict do nothing`;

export interface Claims {
  issuer: string;
  subject: string;
  sessionId: string | undefined;
  issuedAt: Date;
}

export const outlived = (db: Db, { issuer, subject, sessionId, issuedAt }: Claims) => db<object[]>`
  select 1 from ended_sessions where session_id = ${sessionId ?? null}
  union all
  select 1 from users where issuer = ${issuer} and subject = ${subject} and tokens_not_before > ${issuedAt}
  limit 1`;

export const forgetEnded = (db: Db, minutes: number) => db`
  delete from ended_sessions where ended_at < now() - make_interval(mins => ${minutes})`;
