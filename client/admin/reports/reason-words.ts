import type { ReportReason } from '#contract/reports.ts';

export const reasonWords: Record<ReportReason, string> = {
  scam: 'It looks like a scam',
  stolen: 'The bike may be stolen',
  'wrong-facts': 'Photos or facts are wrong',
  'not-for-sale': 'It is not for sale any more',
  'not-a-bike': 'It is no motorbike, or offensive',
  other: 'Something else',
};
