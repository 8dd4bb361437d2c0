import { z } from 'zod';
import { t } from '#language/t.ts';
import { endpoint } from './endpoint.ts';
import { Id, paragraph } from './fields.ts';
import { Page } from './pagination.ts';
import { Photo, PhotoName } from './photos.ts';

export const MESSAGE_REPORT_REASONS = ['scam', 'abuse', 'spam', 'other'] as const;
export const MessageReportReason = z.enum(MESSAGE_REPORT_REASONS, {
  error: () => t('Please choose one of the reasons'),
});
export type MessageReportReason = z.infer<typeof MessageReportReason>;
export const MOST_MESSAGE_REPORT_WORDS = 500;
export const SURROUNDING_MESSAGES = 3;
export const MESSAGE_REPORT_DECISIONS = ['remove', 'dismiss'] as const;

const Person = z.object({ _id: Id, name: z.string(), email: z.string() });

export const ReportedMessage = z.object({
  _id: Id,
  reason: MessageReportReason,
  words: z.string().optional(),
  reportedAt: z.string(),
  reporter: Person,
  author: Person,
  productId: Id,
  productName: z.string(),
  /** The reported one with those around it, oldest first, as they were written. */
  messages: z.array(
    z.object({
      _id: Id,
      by: z.enum(['reporter', 'author']),
      words: z.string(),
      sentAt: z.string(),
      isReported: z.boolean(),
      photos: z.array(Photo),
    }),
  ),
});
export type ReportedMessage = z.infer<typeof ReportedMessage>;

export const reportMessage = endpoint({
  method: 'POST',
  path: '/conversations/:id/reports',
  access: 'signed-in',
  needs: 'confirmed-address',
  summary: 'Report a message of the other person to the admins, once; they see a few messages around it',
  params: z.object({ id: Id }),
  body: z.object({
    messageId: Id,
    reason: MessageReportReason,
    words: paragraph(MOST_MESSAGE_REPORT_WORDS).optional(),
  }),
  answer: z.object({ modifiedCount: z.number().int() }),
});

export const listReportedMessages = endpoint({
  method: 'GET',
  path: '/message-reports',
  access: 'admin',
  right: 'moderation',
  summary: 'Messages with open reports, the last reported first',
  query: Page,
  answer: z.array(ReportedMessage),
});

export const decideMessageReport = endpoint({
  method: 'POST',
  path: '/message-reports/:id/decide',
  access: 'admin',
  right: 'moderation',
  summary: 'Remove the reported message from its conversation, or dismiss the reports on it',
  params: z.object({ id: Id }),
  body: z.object({
    decision: z.enum(MESSAGE_REPORT_DECISIONS, { error: () => t('Please choose one of remove, dismiss') }),
  }),
  answer: z.object({ modifiedCount: z.number().int() }),
});

export const readReportedPhoto = endpoint({
  method: 'GET',
  path: '/message-reports/:id/photos/:name',
  access: 'admin',
  right: 'moderation',
  gives: 'image/webp',
  summary: 'A photo of a message with an open report',
  params: z.object({ id: Id, name: PhotoName }),
  answer: z.string(),
});
