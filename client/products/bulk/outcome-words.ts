import type { BulkOutcome } from '#contract/bulk.ts';
import type { Product } from '#contract/products.ts';

/** Why a bike stays as it is, or stayed so. */
export const outcomeWords: Record<Exclude<BulkOutcome, 'done'>, string> = {
  unchanged: 'It was so already',
  reserved: 'Somebody has booked it',
  sold: 'It is sold',
  'changed-meanwhile': 'It was changed meanwhile: please look again',
  'price-unusual': 'Its new price is unusual',
  'brand-retired': 'Its brand is no longer sold here',
  gone: 'It is no longer on the market',
};

/** What can be told before asking. */
export const stateWords = ({ isAvailable }: Product) => outcomeWords[isAvailable ? 'reserved' : 'sold'];

export const countOf = (count: number) => `${count} ${count === 1 ? 'bike' : 'bikes'}`;
