import type { Db } from '../../database/connect.ts';

export interface EventRow {
  id: string;
  happenedAt: Date;
  kind: string;
  outcome: 'success' | 'failure';
  person: string | null;
  address: string | null;
  count: number;
}

export const insert = (db: Db, rows: EventRow[]) => db`
  insert into security_events ${db(rows.map(({ happenedAt, ...row }) => ({ ...row, happened_at: happenedAt })))}`;

export interface Question {
  since: Date;
  kind?: string | undefined;
  person?: string | undefined;
  address?: string | undefined;
  limit: number;
}

export const find = (db: Db, { since, kind, person, address, limit }: Question) => db<EventRow[]>`
  select id, happened_at as "happenedAt", kind, outcome, person, address, count from security_events
  where happened_at >= ${since}
    ${kind ? db`and kind = ${kind}` : db``}
    ${person ? db`and person = ${person}` : db``}
    ${address ? db`and address = ${address}` : db``}
  order by happened_at desc, id desc limit ${limit}`;

export const ofPerson = (db: Db, person: string, kinds: readonly string[], limit: number) => db<EventRow[]>`
  select id, happened_at as "happenedAt", kind, outcome, address, count from security_events
  where person = ${person} and kind = any(${kinds}::text[])
  order by happened_at desc, id desc limit ${limit}`;

export const forget = (db: Db, days: number) => db`
  delete from security_events where happened_at < now() - make_interval(days => ${days})`;
