import type { RatingReportReason } from '#contract/ratings.ts';
import { type Message, message } from '#language/t.ts';

export const reportWords: Record<RatingReportReason, Message> = {
  untrue: message('It is not true'),
  offensive: message('It is offensive'),
  'private-data': message('It tells private things: an address, a number'),
  other: message('Something else'),
};
