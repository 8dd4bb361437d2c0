import type { Fragment } from 'postgres';
import {
  choicesOf,
  NOTICE_KINDS,
  type NoticeChannel,
  type NoticeChoice,
  type NoticeKind,
  type NoticePreference,
} from '#contract/notice-preferences.ts';
import { type Message, message, t } from '#language/t.ts';
import type { Db, Sql } from '../../database/connect.ts';
import { invalid } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { lockMember } from '../../users/membership/membership.ts';
import * as queries from './queries.ts';

export type Choices = Partial<Record<NoticeKind, NoticeChoice>>;

const kinds = Object.keys(NOTICE_KINDS) as NoticeKind[];

/** A stored choice that is none any more counts as none. */
export function choiceOf(kind: NoticeKind, channel: NoticeChannel, chosen: Choices): NoticeChoice {
  const choices = choicesOf(kind, channel);
  const choice = chosen[kind];
  return choice && choices.includes(choice) ? choice : (choices[0] ?? 'on');
}

/** The choices of a channel, for `choiceOf`. */
export const choices = (db: Db, userId: Fragment, channel: NoticeChannel) => db`
  (select coalesce(jsonb_object_agg(p.kind, p.choice), '{}') from notice_preferences p
    where p.user_id = ${userId} and p.channel = ${channel})`;

export async function readPreferences(db: Db, userId: string): Promise<NoticePreference[]> {
  const rows = await queries.ofPerson(db, userId);
  const chosen = (by: NoticeChannel): Choices =>
    Object.fromEntries(rows.filter(({ channel }) => channel === by).map(({ kind, choice }) => [kind, choice]));
  const [mail, push] = [chosen('mail'), chosen('push')];
  return kinds.map((kind) => ({ kind, mail: choiceOf(kind, 'mail', mail), push: choiceOf(kind, 'push', push) }));
}

const ALWAYS_ON: Partial<Record<NoticeKind, Message>> = {
  deals: message('For deals this can only be on.'),
  payouts: message('For your money this can only be on.'),
  listings: message('For your bikes on the market this can only be on.'),
  account: message('For your account this can only be on.'),
};
const NO_CHOICE = message('This can only be on.');

export async function chooseNotices(sql: Sql, viewer: Pick<Viewer, 'id'>, chosen: queries.Chosen): Promise<number> {
  if (!choicesOf(chosen.kind, chosen.channel).includes(chosen.choice))
    throw invalid('choice', t(ALWAYS_ON[chosen.kind] ?? NO_CHOICE));
  return sql.begin(async (db) => {
    await lockMember(db, viewer.id);
    return (await queries.choose(db, viewer.id, chosen)).count;
  });
}

export const forgetPreferencesOf = (db: Db, userId: string) => queries.deleteAll(db, userId);
