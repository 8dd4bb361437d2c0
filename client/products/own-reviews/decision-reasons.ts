import type { DecisionReason } from '#contract/listing-reviews.ts';

export const decisionReasons: Record<DecisionReason, string> = {
  price: 'The price',
  photos: 'The photos',
  text: 'The description',
  contact: 'Contact details or payment elsewhere',
  facts: 'Facts that do not fit together',
  scam: 'It looks like a scam',
  stolen: 'The bike may be stolen',
  'not-a-bike': 'It is no motorbike, or offensive',
  other: 'Something else',
};
