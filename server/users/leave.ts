import { everythingChanged } from '../cache/invalidation.ts';
import type { AppContext } from '../context.ts';
import type { Transaction } from '../database/connect.ts';
import { releaseBookingsOf } from '../deals/bookings/bookings.ts';
import { forgetFavouritesOf } from '../favourites/favourites.ts';
import { forgetContactsOf } from '../products/contacts/contacts.ts';
import { withdrawProductsOf } from '../products/products.ts';
import { forgetPortraitOf } from './portraits/portraits.ts';

const MOST_ROUNDS = 5;

/** Payments and bookings stay on record. Lock order as in deal steps: booking before bike. */
export async function leave(db: Transaction, market: AppContext, [person]: { id: string }[]) {
  if (!person) return 0;
  let isWithdrawn = false;
  for (let round = 1; !isWithdrawn; round++) {
    await releaseBookingsOf(db, market, person.id);
    isWithdrawn = await withdraw(db, person.id, round === MOST_ROUNDS);
  }
  await Promise.all([
    forgetFavouritesOf(db, person.id),
    forgetContactsOf(db, person.id),
    forgetPortraitOf(db, person.id),
    everythingChanged(db),
  ]);
  return 1;
}

/**
 * False: a booking in progress has taken a bike. Its row stays locked after the wait although it was skipped, so the
 * locks are rolled back before the next round locks the booking.
 */
async function withdraw(db: Transaction, sellerId: string, isLast: boolean): Promise<boolean> {
  try {
    await db.savepoint(async (inner) => {
      const booked = await withdrawProductsOf(inner, sellerId);
      if (booked > 0 && !isLast) throw new Booked();
    });
    return true;
  } catch (fault) {
    if (fault instanceof Booked) return false;
    throw fault;
  }
}

class Booked extends Error {}
