import type { Page } from '#contract/pagination.ts';
import type { Db, Fragment } from '../../database/connect.ts';

type Id = string | Fragment;

/** Neither has blocked the other. Blocking locks both users' rows: lock either before the statement that asks this. */
export const notBlocked = (db: Db, one: Id, other: Id) => db`
  not exists (select 1 from blocks where (blocker_id, blocked_id) in ((${one}, ${other}), (${other}, ${one})))`;

interface NewBlock {
  id: string;
  blockerId: string;
  blockedId: string;
}

/** No row: blocked already, or too many. Admins cannot be blocked. */
export const insert = (db: Db, { id, blockerId, blockedId }: NewBlock, most: number) => db<{ id: string }[]>`
  insert into blocks (blocker_id, blocked_id, id)
  select ${blockerId}, u.id, ${id} from users u
  where u.id = ${blockedId} and u.removed_at is null and u.role <> 'admin' and ${roomFor(db, blockerId, most)}
  on conflict (blocker_id, blocked_id) do nothing
  returning id`;

export const roomFor = (db: Db, blockerId: string, most: number) => db`
  (select count(*) from blocks where blocker_id = ${blockerId}) < ${most}`;

export const stateOf = (db: Db, blockerId: string, blockedId: string, most: number) => db<
  { isBlocked: boolean; hasRoom: boolean }[]
>`
  select exists (select 1 from blocks where blocker_id = ${blockerId} and blocked_id = u.id) as "isBlocked",
    ${roomFor(db, blockerId, most)} as "hasRoom"
  from users u where u.id = ${blockedId} and u.removed_at is null and u.role <> 'admin'`;

export const remove = (db: Db, blockerId: string, blockedId: string) => db`
  delete from blocks where blocker_id = ${blockerId} and blocked_id = ${blockedId}`;

export interface BlockRow {
  id: string;
  personId: string;
  name: string;
  blockedAt: Date;
}

export const ofPerson = (db: Db, personId: string, { limit, after }: Page) => db<BlockRow[]>`
  select b.id, b.blocked_id as "personId", u.name, b.blocked_at as "blockedAt"
  from blocks b join users u on u.id = b.blocked_id
  where b.blocker_id = ${personId} ${after ? db`and b.id < ${after}` : db``} order by b.id desc limit ${limit + 1}`;

export const forget = (db: Db, personId: string) => db`
  delete from blocks where blocker_id = ${personId} or blocked_id = ${personId}`;
