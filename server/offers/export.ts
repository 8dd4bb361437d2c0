import type { AccountData } from '#contract/account.ts';
import type { Page } from '#contract/pagination.ts';
import type { Sql } from '../database/connect.ts';
import { showOffer } from './read.ts';
import { everOf } from './read-queries.ts';
import { show } from './terms.ts';
import { everOf as termsEverOf } from './terms-queries.ts';

/** Phone and meeting place are the buyer's, and are told to the seller by a booking only. */
export async function offersOfPerson(sql: Sql, personId: string, page: Page): Promise<AccountData['offers']> {
  return (await everOf(sql, personId, page)).map(({ productId, productName, as, phone, meetingPlace, ...offer }) => ({
    ...{ productId, productName, as, ...showOffer(offer) },
    ...(as === 'buyer' && { number: phone, location: meetingPlace }),
  }));
}

export async function termsOfPerson(sql: Sql, personId: string): Promise<AccountData['offerTerms']> {
  return (await termsEverOf(sql, personId)).map(({ productId, ...terms }) => ({ productId, ...show(terms) }));
}
