import type { DealSettings } from '#contract/deal-settings.ts';
import type { NoticeChannel } from '#contract/notice-preferences.ts';
import { type Claimed, doubling, type Outbox } from '../outbox/outbox.ts';
import type { Outgoing } from './mail-queries.ts';

type Delivery = Outbox<Outgoing & Pick<Claimed, 'attempt'>>;

const COLUMNS = {
  mail: { dueAt: 'next_mail_at', attempts: 'mail_attempts', deliveredAt: 'mailed_at' },
  push: { dueAt: 'next_push_at', attempts: 'push_attempts', deliveredAt: 'pushed_at' },
} satisfies Record<NoticeChannel, object>;

type Channel = Pick<Delivery, 'noun' | 'level' | 'leaseSeconds' | 'waitMinutes'> & { anHour: number };

/** With an hourly limit per recipient against flooding; the rest waits. */
function deliveryBy(channel: NoticeChannel, { anHour, ...own }: Channel): Delivery {
  const { dueAt, attempts, deliveredAt } = COLUMNS[channel];
  return {
    ...own,
    table: 'notices',
    alias: 'n',
    key: { productId: 'product_id', id: 'id' },
    dueAt,
    attempts,
    outageSeconds: 60,
    failures: ({ attempt }) => attempt,
    from: (db) => db`notices n`,
    columns: (db) => db`n.user_id as "userId"`,
    ctes: (db, person) => db`
      told_enough as materialized (
        select user_id from notices
        where user_id ${person ? db`= ${person}` : db`in (select user_id from notices where ${db(dueAt)} <= now())`}
          and ${db(deliveredAt)} > now() - interval '1 hour'
        group by user_id having count(*) >= ${anHour})`,
    when: (db) => db`n.user_id not in (select user_id from told_enough)`,
    person: (db) => db`n.user_id`,
    givenUp: (db) => db`${db(dueAt)} = null`,
    facts: ({ id }) => ({ notice: id }),
  };
}

/** About three days of retries for a rejecting mailbox. */
const MAIL_WAIT_MINUTES = doubling({ first: 1, most: 360, times: 19 });

export const letters = ({ lettersAnHour }: Pick<DealSettings, 'lettersAnHour'>) =>
  deliveryBy('mail', {
    noun: 'A letter',
    level: 'warn',
    // Longer than any SMTP timeout.
    leaseSeconds: 300,
    waitMinutes: MAIL_WAIT_MINUTES,
    anHour: lettersAnHour,
  });

/** About two hours of retries: after that the news is behind the bell. */
const PUSH_WAIT_MINUTES = doubling({ first: 1, most: 40, times: 7 });

export const PUSHES = deliveryBy('push', {
  noun: 'A push message',
  level: 'info',
  leaseSeconds: 120,
  waitMinutes: PUSH_WAIT_MINUTES,
  anHour: 60,
});
