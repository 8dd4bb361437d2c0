import { type ConversationSettings, PER_BIKE_DAYS } from '#contract/conversation-settings.ts';
import { t } from '#language/t.ts';
import type { Db, Fragment } from '../database/connect.ts';

interface Asked {
  viewerId: string;
  settings: ConversationSettings;
  /** Absent: no bike is concerned. */
  productId?: string;
}

/** At most so many within a time, counted in the statement that adds one. */
export interface Limit {
  seconds: number;
  most(settings: ConversationSettings): number;
  /** Since when there are as many as allowed; null: fewer. */
  since(db: Db, asked: Asked, most: number): Fragment;
  /** Without the time to wait. */
  says(most: number): string;
}

const MINUTE = 60;
const DAY = 86_400;

const begun = (db: Db, { viewerId }: Asked, most: number) => db`
  (select begun_at from conversations where buyer_id = ${viewerId} and not in_deal
    order by begun_at desc offset ${most - 1} limit 1)`;

const sent = (db: Db, { viewerId }: Asked, most: number) => db`
  (select sent_at from messages where author_id = ${viewerId} order by sent_at desc offset ${most - 1} limit 1)`;

/** Of those who begin a conversation about a bike. */
export const BEGINNING: readonly Limit[] = [
  {
    seconds: DAY,
    most: ({ begunByNewAccount }) => begunByNewAccount,
    since: (db, asked, most) => db`
      case when exists (select 1 from users where id = ${asked.viewerId}
          and created_at > now() - make_interval(days => ${asked.settings.newAccountDays}))
        then ${begun(db, asked, most)} end`,
    says: (most) =>
      t('With a new account you can begin {most, plural, one {# conversation} other {# conversations}} a day.', {
        most,
      }),
  },
  {
    seconds: DAY,
    most: ({ begunADay }) => begunADay,
    since: begun,
    says: (most) =>
      t('You have begun {most, plural, one {# conversation} other {# conversations}} within a day.', { most }),
  },
  {
    seconds: PER_BIKE_DAYS * DAY,
    most: ({ perBike }) => perBike,
    since: (db, { productId = '' }, most) => db`
      (select begun_at from conversations where product_id = ${productId} and not in_deal
        order by begun_at desc offset ${most - 1} limit 1)`,
    says: () => t('Very many people have asked about this bike already.'),
  },
];

/** Of whoever sends a message. */
export const SENDING: readonly Limit[] = [
  {
    seconds: MINUTE,
    most: ({ messagesAMinute }) => messagesAMinute,
    since: sent,
    says: (most) => t('You have sent {most, plural, one {# message} other {# messages}} within a minute.', { most }),
  },
  {
    seconds: DAY,
    most: ({ messagesADay }) => messagesADay,
    since: sent,
    says: (most) => t('You have sent {most, plural, one {# message} other {# messages}} within a day.', { most }),
  },
];

export const REPORTING: readonly Limit[] = [
  {
    seconds: DAY,
    most: ({ reportsADay }) => reportsADay,
    since: (db, { viewerId }, most) => db`
      (select reported_at from message_reports where reporter_id = ${viewerId}
        order by reported_at desc offset ${most - 1} limit 1)`,
    says: (most) => t('You have reported {most, plural, one {# message} other {# messages}} within a day.', { most }),
  },
];

const freeFrom = (db: Db, limit: Limit, asked: Asked) => db`
  ${limit.since(db, asked, limit.most(asked.settings))} + make_interval(secs => ${limit.seconds})`;

/** For the statement that adds one; the person is locked. */
export const within = (db: Db, limits: readonly Limit[], asked: Asked): Fragment =>
  limits
    .map((limit) => db`(${freeFrom(db, limit, asked)} <= now()) is not false`)
    .reduce((all, one) => db`${all} and ${one}`);

/** Seconds to wait by limit; null or less than 1: not reached. */
export const waits = (db: Db, limits: readonly Limit[], asked: Asked) => db<{ seconds: (number | null)[] }[]>`
  select array[${limits
    .map((limit) => db`ceil(extract(epoch from ${freeFrom(db, limit, asked)} - now()))::int`)
    .reduce((all, one) => db`${all}, ${one}`)}] as seconds`;
