import type { MessageReportReason } from '#contract/message-reports.ts';

export const messageReportWords: Record<MessageReportReason, string> = {
  scam: 'It looks like a scam',
  abuse: 'It is insulting or threatening',
  spam: 'It is advertising or has nothing to do with the bike',
  other: 'Something else',
};
