import { ConversationSettings } from '#contract/conversation-settings.ts';
import { DealSettings } from '#contract/deal-settings.ts';
import { openAuditor } from '#server/audit/audit.ts';
import type { AppContext } from '#server/context.ts';
import type { Sql } from '#server/database/connect.ts';

export const SETTINGS = {
  deals: DealSettings.parse({ unpaidBookings: 10_000 }),
  conversations: ConversationSettings.parse({ begunByNewAccount: 10_000, messagesAMinute: 10_000 }),
};

/** What bookings and messages ask for, and no more. */
export const servicesOn = (sql: Sql) =>
  ({
    sql,
    settings: SETTINGS.deals,
    conversations: { settings: SETTINGS.conversations, masking: true },
    auditor: openAuditor('the bench'),
  }) as AppContext;
