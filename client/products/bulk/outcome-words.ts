import type { BulkOutcome } from '#contract/bulk.ts';
import type { Product } from '#contract/products.ts';
import { type Message, message, t } from '#language/t.ts';

export const outcomeWords: Record<Exclude<BulkOutcome, 'done'>, Message> = {
  unchanged: message('It was so already'),
  reserved: message('Somebody has booked it'),
  sold: message('It is sold'),
  'changed-meanwhile': message('It was changed meanwhile: please look again'),
  'price-unusual': message('Its new price is unusual'),
  'brand-retired': message('Its brand is no longer sold here'),
  gone: message('It is no longer on the market'),
};

/** The reason, where it is known before the request. */
export const stateWords = ({ isAvailable }: Product) => t(outcomeWords[isAvailable ? 'reserved' : 'sold']);
