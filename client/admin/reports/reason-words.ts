import type { ReportReason } from '#contract/reports.ts';
import { type Message, message } from '#language/t.ts';

export const reasonWords: Record<ReportReason, Message> = {
  scam: message('It looks like a scam'),
  stolen: message('The bike may be stolen'),
  'wrong-facts': message('Photos or facts are wrong'),
  'not-for-sale': message('It is not for sale any more'),
  'not-a-bike': message('It is no motorbike, or offensive'),
  other: message('Something else'),
};
