import type { DealSettings } from '#contract/deal-settings.ts';
import { type Claimed, doubling, type Outbox } from '../outbox/outbox.ts';
import type { Outgoing } from './mail-queries.ts';

/** About three days of retries for a rejecting mailbox. */
const WAIT_MINUTES = doubling({ first: 1, most: 360, times: 19 });

type Bound = Pick<DealSettings, 'lettersAnHour'>;

/** With an hourly limit per recipient against flooding; the rest waits. */
export const letters = ({ lettersAnHour }: Bound): Outbox<Outgoing & Pick<Claimed, 'attempt'>> => ({
  noun: 'A letter',
  level: 'warn',
  table: 'notices',
  alias: 'n',
  key: { productId: 'product_id', id: 'id' },
  dueAt: 'next_mail_at',
  attempts: 'mail_attempts',
  // Longer than any SMTP timeout.
  leaseSeconds: 300,
  outageSeconds: 60,
  waitMinutes: WAIT_MINUTES,
  failures: ({ attempt }) => attempt,
  from: (db) => db`notices n`,
  columns: (db) => db`n.user_id as "userId"`,
  when: (db) => db`
    (select count(*) from notices sent where sent.user_id = n.user_id and sent.mailed_at > now() - interval '1 hour')
      < ${lettersAnHour}`,
  person: (db) => db`n.user_id`,
  givenUp: (db) => db`next_mail_at = null`,
  facts: ({ id }) => ({ notice: id }),
});
