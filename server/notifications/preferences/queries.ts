import type { NoticeChannel, NoticeChoice, NoticeKind } from '#contract/notice-preferences.ts';
import type { Db } from '../../database/connect.ts';

export interface Chosen {
  kind: NoticeKind;
  channel: NoticeChannel;
  choice: NoticeChoice;
}

export const ofPerson = (db: Db, userId: string) => db<Chosen[]>`
  select kind, channel, choice from notice_preferences where user_id = ${userId}`;

/** No row: chosen already. The caller has locked the user. */
export const choose = (db: Db, userId: string, { kind, channel, choice }: Chosen) => db`
  insert into notice_preferences as p (user_id, kind, channel, choice)
  values (${userId}, ${kind}, ${channel}, ${choice})
  on conflict (user_id, kind, channel) do update set choice = excluded.choice, chosen_at = excluded.chosen_at
    where p.choice <> excluded.choice`;

export const deleteAll = (db: Db, userId: string) => db`delete from notice_preferences where user_id = ${userId}`;
