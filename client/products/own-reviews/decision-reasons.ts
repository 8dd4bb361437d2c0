import type { DecisionReason } from '#contract/listing-reviews.ts';
import { type Message, message, t } from '#language/t.ts';

export const decisionReasons: Record<DecisionReason, Message> = {
  price: message('The price'),
  photos: message('The photos'),
  text: message('The description'),
  contact: message('Contact details or payment elsewhere'),
  facts: message('Facts that do not fit together'),
  scam: message('It looks like a scam'),
  stolen: message('The bike may be stolen'),
  'not-a-bike': message('It is no motorbike, or offensive'),
  other: message('Something else'),
};

const AFTER_OTHER_WORDS: Record<DecisionReason, Message> = {
  price: message('the price'),
  photos: message('the photos'),
  text: message('the description'),
  contact: message('contact details or payment elsewhere'),
  facts: message('facts that do not fit together'),
  scam: message('it looks like a scam'),
  stolen: message('the bike may be stolen'),
  'not-a-bike': message('it is no motorbike, or offensive'),
  other: message('something else'),
};

/** After other words of a sentence. */
export const reasonInASentence = (reason: DecisionReason) => t(AFTER_OTHER_WORDS[reason]);
