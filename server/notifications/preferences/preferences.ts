import type { Fragment } from 'postgres';
import {
  choicesOf,
  NOTICE_KINDS,
  type NoticeChannel,
  type NoticeChoice,
  type NoticeKind,
  type NoticePreference,
} from '#contract/notice-preferences.ts';
import { t } from '#language/t.ts';
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

export async function chooseNotices(sql: Sql, viewer: Pick<Viewer, 'id'>, chosen: queries.Chosen): Promise<number> {
  const { name, choices } = NOTICE_KINDS[chosen.kind];
  const possible: readonly NoticeChoice[] = choices[chosen.channel];
  if (!possible.includes(chosen.choice))
    throw invalid('choice', `For ${t(name).toLowerCase()} this can only be ${possible.join(' or ')}.`);
  return sql.begin(async (db) => {
    await lockMember(db, viewer.id);
    return (await queries.choose(db, viewer.id, chosen)).count;
  });
}

export const forgetPreferencesOf = (db: Db, userId: string) => queries.deleteAll(db, userId);
