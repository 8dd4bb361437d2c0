import type { Db } from '../database/connect.ts';

export const REMEMBERED_DAYS = 90;
/** Of a person a day, so that nobody fills the table. */
const MOST_A_DAY = 20;

export type DeviceKind = 'address' | 'device';

interface Seen {
  userId: string;
  address: Buffer;
  device: Buffer;
}

export const remember = (db: Db, { userId, address, device }: Seen) => db`
  insert into seen_devices (user_id, kind, hash)
  select ${userId}::uuid, seen.kind, seen.hash
  from (values ('address', ${address}::bytea), ('device', ${device}::bytea)) seen (kind, hash)
  where (select count(*) from seen_devices where user_id = ${userId} and seen_on = current_date) < ${MOST_A_DAY}
  on conflict (user_id, kind, hash) do update set seen_on = excluded.seen_on where seen_devices.seen_on < excluded.seen_on`;

/** What each pair has in common. */
export const shared = (db: Db, pairs: { one: string; other: string }[]) => db<
  { one: string; other: string; kind: DeviceKind }[]
>`
  select distinct pair.one, pair.other, a.kind
  from unnest(${pairs.map(({ one }) => one)}::uuid[], ${pairs.map(({ other }) => other)}::uuid[]) pair (one, other)
    join seen_devices a on a.user_id = pair.one
    join seen_devices b on b.user_id = pair.other and b.kind = a.kind and b.hash = a.hash`;

export const forgetOld = (db: Db) => db`
  delete from seen_devices where seen_on < current_date - ${REMEMBERED_DAYS}::int`;

export const forget = (db: Db, userId: string) => db`delete from seen_devices where user_id = ${userId}`;
