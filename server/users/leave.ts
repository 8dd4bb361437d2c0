import { releaseBookingsOf } from '../bookings/bookings.ts';
import { everythingChanged } from '../changes/changes.ts';
import { forgetContactsOf } from '../contacts/contacts.ts';
import type { Db } from '../database/connect.ts';
import { forgetFavouritesOf } from '../favourites/favourites.ts';
import type { Market } from '../market.ts';
import { forgetPortraitOf } from '../portraits/portraits.ts';
import { withdrawProductsOf } from '../products/products.ts';

/** What somebody has on the market goes with them; money and bookings stay on record. */
export async function leave(db: Db, market: Market, [person]: { id: string }[]) {
  if (!person) return 0;
  await releaseBookingsOf(db, market, person.id);
  await withdrawProductsOf(db, person.id);
  await Promise.all([
    forgetFavouritesOf(db, person.id),
    forgetContactsOf(db, person.id),
    forgetPortraitOf(db, person.id),
    everythingChanged(db),
  ]);
  // Bookings in the making were waited for by then.
  await releaseBookingsOf(db, market, person.id);
  return 1;
}
