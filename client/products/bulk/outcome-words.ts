import type { BulkOutcome } from '#contract/bulk.ts';
import type { Product } from '#contract/products.ts';

export const outcomeWords: Record<Exclude<BulkOutcome, 'done'>, string> = {
  unchanged: 'It was so already',
  reserved: 'Somebody has booked it',
  sold: 'It is sold',
  'changed-meanwhile': 'It was changed meanwhile: please look again',
  'price-unusual': 'Its new price is unusual',
  'brand-retired': 'Its brand is no longer sold here',
  gone: 'It is no longer on the market',
};

/** The reason, where it is known before the request. */
export const stateWords = ({ isAvailable }: Product) => outcomeWords[isAvailable ? 'reserved' : 'sold'];

export const countOf = (count: number) => `${count} ${count === 1 ? 'bike' : 'bikes'}`;
