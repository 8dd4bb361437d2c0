import { v7 as newId } from 'uuid';
import type { Db } from '../database/connect.ts';
import { exactSeconds } from '../database/now.ts';
import { column, isDue, isItsTime, isKey, joined, withCtes } from './queries.ts';
import type { Claimed, Outbox } from './table.ts';

interface Most {
  limit: number;
  ofPerson: number;
  ranked?: number;
  since?: string | undefined;
}

export type Due<Key extends object = object> = Key & { person: string };

/** Of a backlog only the oldest rows take part, or each call would read all of it. */
export const MOST_RANKED = 10_000;

/** Round-robin by person, without locks. */
export async function due<Row extends object, Key extends object = object>(
  db: Db,
  box: Outbox<Row>,
  { limit, ofPerson, ranked = MOST_RANKED, since }: Most,
) {
  const names = Object.entries(box.key);
  const keys = names.map(([name, of]) => db`${column(db, box, of)} as ${db(name)}`);
  const last = db(names.at(-1)?.[0] ?? '');
  const rows = await db<Due<Key>[]>`
    ${withCtes(db, box)} select ${joined(
      db,
      names.map(([name]) => db`${db(name)}`),
      db`, `,
    )}, person from (
      select waiting.*, row_number() over (partition by person order by "dueAt", ${last}) as place from (
        select ${joined(db, keys, db`, `)}, (${box.person(db)})::text as person, ${column(db, box, box.dueAt)} as "dueAt"
        from ${box.from(db)} where ${isDue(db, box, since)} order by ${column(db, box, box.dueAt)}, ${last}
        limit ${ranked}) waiting) ranked
    where place <= ${ofPerson} order by place, "dueAt", ${last} limit ${limit}`;
  return [...rows] as Due<Key>[];
}

/** Leases a due row, else undefined. Names one row, so that a sharded database can lock it. */
export async function claim<Row extends object>(
  db: Db,
  box: Outbox<Row>,
  key: object,
  since?: string,
): Promise<(Row & Claimed) | undefined> {
  const { person } = key as Partial<Due>;
  const { table, dueAt, attempts, countsClaims, begunAt, holder, leaseSeconds } = box;
  const [row] = await db<(Row & Claimed)[]>`
    with ${box.ctes ? db`${box.ctes(db, person)},` : db``} claimed as (select * from (
      select ${box.columns(db)}, ${begunAt ? db`${column(db, box, begunAt)} is not null` : db`false`} as begun
      from ${box.from(db)} where ${isKey(db, box, key)} and ${isDue(db, box, since)}
      for no key update of ${db(box.alias)} skip locked
    ) held)
    update ${db(table)} taken set ${db(dueAt)} = (select clock_timestamp() + make_interval(secs => ${leaseSeconds}))
      ${attempts && countsClaims ? db`, ${db(attempts)} = taken.${db(attempts)} + 1` : db``}
      ${begunAt ? db`, ${db(begunAt)} = coalesce(taken.${db(begunAt)}, (select now()))` : db``}
      ${holder ? db`, ${db(holder)} = ${newId()}` : db``}
    from claimed where ${isKey(db, box, key, 'taken')} and ${isItsTime(db, { ...box, alias: 'taken' }, since)}
    returning claimed.*, ${exactSeconds(db, db`taken.${db(dueAt)}`)} as lease, ${attempts ? db`taken.${db(attempts)}` : db`0`} as attempt,
      ${holder ? db`taken.${db(holder)}` : db`null`} as holder`;
  return row && { ...key, ...row };
}
