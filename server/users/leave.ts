import { everythingChanged } from '../cache/invalidation.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../database/connect.ts';
import { releaseBookingsOf } from '../deals/bookings/bookings.ts';
import { forgetFavouritesOf } from '../favourites/favourites.ts';
import { forgetContactsOf } from '../products/contacts/contacts.ts';
import { withdrawProductsOf } from '../products/products.ts';
import { forgetPortraitOf } from './portraits/portraits.ts';

const MOST_ROUNDS = 5;

/** Payments and bookings stay on record. Lock order as in deal steps: booking before bike. */
export async function leave(db: Db, market: AppContext, [person]: { id: string }[]) {
  if (!person) return 0;
  // A booking in progress locks its bike: wait, then release it in the next round.
  for (let round = 0, left = 1; left > 0 && round < MOST_ROUNDS; round++) {
    await releaseBookingsOf(db, market, person.id);
    left = await withdrawProductsOf(db, person.id);
  }
  await Promise.all([
    forgetFavouritesOf(db, person.id),
    forgetContactsOf(db, person.id),
    forgetPortraitOf(db, person.id),
    everythingChanged(db),
  ]);
  return 1;
}
