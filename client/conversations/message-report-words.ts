import type { MessageReportReason } from '#contract/message-reports.ts';
import { type Message, message } from '#language/t.ts';

export const messageReportWords: Record<MessageReportReason, Message> = {
  scam: message('It looks like a scam'),
  abuse: message('It is insulting or threatening'),
  spam: message('It is advertising or has nothing to do with the bike'),
  other: message('Something else'),
};
