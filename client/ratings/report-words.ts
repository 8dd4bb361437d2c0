import type { RatingReportReason } from '#contract/ratings.ts';

export const reportWords: Record<RatingReportReason, string> = {
  untrue: 'It is not true',
  offensive: 'It is offensive',
  'private-data': 'It tells private things: an address, a number',
  other: 'Something else',
};
