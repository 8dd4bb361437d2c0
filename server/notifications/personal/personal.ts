import { FAVOURITES } from './favourites.ts';
import { LISTINGS } from './listings.ts';
import { MESSAGES } from './messages.ts';
import { OFFERS } from './offers.ts';
import { PAYOUTS } from './payouts.ts';
import type { PersonalText } from './personal-text.ts';
import { RATINGS } from './ratings.ts';
import { SAVED_SEARCHES } from './saved-searches.ts';
import { SUSPENSIONS } from './suspensions.ts';
import { VERIFICATION } from './verification.ts';

/** News that are no step of a deal. */
const TEXTS = {
  ...MESSAGES,
  ...OFFERS,
  ...PAYOUTS,
  ...RATINGS,
  ...SAVED_SEARCHES,
  ...FAVOURITES,
  ...LISTINGS,
  ...VERIFICATION,
  ...SUSPENSIONS,
};

export type PersonalVerb = keyof typeof TEXTS;
type FactsOf<V extends PersonalVerb> = Parameters<(typeof TEXTS)[V]['text']>[0];

export type PersonalNews = {
  [V in PersonalVerb]: { id: string; userId: string; verb: V; facts: FactsOf<V> };
}[PersonalVerb];

export const PERSONAL: Record<PersonalVerb, PersonalText<object>> = TEXTS;
