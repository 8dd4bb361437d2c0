import type { Db } from '../../database/connect.ts';
import type { Outgoing } from '../mail-queries.ts';
import { type Choices, choices } from '../preferences/preferences.ts';
import { columns, type NoticeRow, withDeal } from '../queries.ts';

export interface Device {
  id: string;
  endpoint: string;
  publicKey: string;
  authSecret: string;
  name: string;
}

export interface DeviceRow extends Device {
  addedAt: Date;
}

interface NewDevice extends Device {
  userId: string;
  sessionId: string | undefined;
}

/** A browser is one person's: whoever had it before is not told there any more. */
export const letGoOthers = (db: Db, userId: string, endpoint: string) => db`
  delete from push_devices where endpoint = ${endpoint} and user_id <> ${userId}`;

/** No row: there are as many as there may be. */
export const insert = (
  db: Db,
  { userId, id, endpoint, publicKey, authSecret, name, sessionId }: NewDevice,
  most: number,
) => db<{ id: string }[]>`
  insert into push_devices (user_id, id, endpoint, public_key, auth_secret, name, session_id)
  select ${userId}, ${id}, ${endpoint}, ${publicKey}, ${authSecret}, ${name}, ${sessionId ?? null}
  where (select count(*) from push_devices where user_id = ${userId} and endpoint <> ${endpoint}) < ${most}
  on conflict (user_id, endpoint) do update set public_key = excluded.public_key, auth_secret = excluded.auth_secret,
    name = excluded.name, session_id = excluded.session_id, added_at = excluded.added_at
  returning id`;

export const ofPerson = (db: Db, userId: string) => db<DeviceRow[]>`
  select id, endpoint, public_key as "publicKey", auth_secret as "authSecret", name, added_at as "addedAt"
  from push_devices where user_id = ${userId} order by id`;

export const remove = (db: Db, userId: string, ids: string[]) => db`
  delete from push_devices where user_id = ${userId} and id = any(${ids}::uuid[])`;

export const removeAll = (db: Db, userId: string) => db`delete from push_devices where user_id = ${userId}`;

export const removeOfSession = (db: Db, sessionId: string) => db`
  delete from push_devices where session_id = ${sessionId}`;

export interface PushRow extends NoticeRow {
  choices: Choices;
  pushedTo: string[];
  isLate: boolean;
  readerLanguage: string;
}

export const notice = (db: Db, { productId, id }: Outgoing) => db<PushRow[]>`
  select ${columns(db)}, ${choices(db, db`n.user_id`, 'push')} as choices, n.pushed_to as "pushedTo",
    n.noticed_at < now() - interval '1 day' as "isLate",
    reader.language as "readerLanguage"
  from ${withDeal(db)} join users reader on reader.id = n.user_id
  where n.product_id = ${productId} and n.id = ${id} and reader.removed_at is null`;
