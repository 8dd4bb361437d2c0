import type { ISql } from 'postgres';

export type Db = ISql<{ bigint: number }>;

export const letterSchema = {
  letter: {
    fields: {
      sealed: { type: 'string', required: true },
      dueAt: { type: 'date', required: true, index: true },
      expiresAt: { type: 'date', required: true, index: true },
      failures: { type: 'number', required: true },
      outOfReach: { type: 'boolean', required: true },
      userId: { type: 'string', required: false, index: true },
    },
  },
} as const;

/** Longer than any SMTP timeout. */
const CLAIM_SECONDS = 120;
const BACKOFF_SECONDS = { first: 5, most: 120 };

export interface Claimed {
  id: string;
  sealed: string;
}

interface NewLetter extends Claimed {
  worthFor: number;
  userId?: string;
}

const within = (db: Db, seconds: number) => db`now() + make_interval(secs => ${seconds}::float8)`;

export const insert = (db: Db, { id, sealed, worthFor, userId }: NewLetter) => db`
  insert into letter (id, sealed, "dueAt", "expiresAt", failures, "outOfReach", "userId")
  values (${id}, ${sealed}, now(), ${within(db, worthFor)}, 0, false, ${userId ?? null})`;

export async function claimDue(db: Db, limit: number): Promise<Claimed[]> {
  const claimed = await db<Claimed[]>`
    update letter set "dueAt" = ${within(db, CLAIM_SECONDS)}
    where id in (
      select id from letter where "dueAt" <= now() and "expiresAt" > now() order by id limit ${limit} for update skip locked
    ) returning id, sealed`;
  return claimed.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

export const postpone = (db: Db, id: string, { outOfReach }: { outOfReach: boolean }) => db`
  update letter set failures = failures + 1, "outOfReach" = ${outOfReach}, "dueAt" = now() + make_interval(secs =>
    least(${BACKOFF_SECONDS.most}::float8, ${BACKOFF_SECONDS.first}::float8 * power(2, least(failures, 10))) * (0.75 + random() / 2))
  where id = ${id}`;

export const remove = (db: Db, id: string) => db`delete from letter where id = ${id}`;

export async function removeExpired(db: Db): Promise<number> {
  return (await db`delete from letter where "expiresAt" <= now()`).count;
}

export async function isDelayed(db: Db): Promise<boolean> {
  const [row] = await db<{ delayed: boolean }[]>`
    select exists (select from letter where "outOfReach" and "expiresAt" > now()) as delayed`;
  return !!row?.delayed;
}
