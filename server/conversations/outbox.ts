import type { ConversationSettings } from '#contract/conversation-settings.ts';
import type { Outbox } from '../outbox/outbox.ts';

export interface UnreadRow {
  productId: string;
  conversationId: string;
  personId: string;
}

/** Unread messages that a person is told about, with an hourly limit; the rest waits. */
export const unreadMessages = ({ mailsAnHour }: ConversationSettings): Outbox<UnreadRow> => ({
  noun: 'News of unread messages',
  level: 'warn',
  table: 'conversation_sides',
  alias: 's',
  key: { productId: 'product_id', conversationId: 'conversation_id', personId: 'person_id' },
  dueAt: 'next_mail_at',
  leaseSeconds: 60,
  outageSeconds: 60,
  waitMinutes: [],
  failures: () => 0,
  from: (db) => db`conversation_sides s`,
  columns: (db) => db`s.received`,
  ctes: (db, person) => db`
    told_enough as materialized (
      select person_id from conversation_sides
      where person_id ${person ? db`= ${person}` : db`in (select person_id from conversation_sides where next_mail_at <= now())`}
        and mailed_at > now() - interval '1 hour'
      group by person_id having count(*) >= ${mailsAnHour})`,
  when: (db) => db`s.person_id not in (select person_id from told_enough)`,
  person: (db) => db`s.person_id`,
  givenUp: (db) => db`next_mail_at = null`,
  facts: ({ conversationId }) => ({ conversation: conversationId }),
});
