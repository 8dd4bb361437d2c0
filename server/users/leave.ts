import postgres from 'postgres';
import { everythingChanged } from '../cache/invalidation.ts';
import type { AppContext } from '../context.ts';
import { closeConversationsOf } from '../conversations/conversations.ts';
import type { Transaction } from '../database/connect.ts';
import { releaseBookingsOf, takeBookingsOf } from '../deals/bookings/bookings.ts';
import { forgetSeenDevices } from '../devices/devices.ts';
import { forgetFavouritesOf } from '../favourites/favourites.ts';
import { forgetInspectionsOf } from '../inspections/inspections.ts';
import { forgetChannelsOf } from '../notifications/notifications.ts';
import { closeOffersOf } from '../offers/closing/closing.ts';
import { forgetContactsOf } from '../products/contacts/contacts.ts';
import { withdrawProductsOf } from '../products/products.ts';
import { forgetSavedSearchesOf } from '../saved-searches/saved-searches.ts';
import { forgetBlocksOf } from './blocks/blocks.ts';
import { forgetPortraitOf } from './portraits/portraits.ts';
import { forgetVerificationOf } from './verification/verification.ts';

const MOST_ROUNDS = 5;
const MOST_ATTEMPTS = 5;

/** Payments and bookings stay on record. Lock order as in deal steps: booking before bike. */
export async function leave(db: Transaction, market: AppContext, [person]: { id: string }[]) {
  if (!person) return 0;
  let isDone = false;
  for (let attempt = 1; !isDone; attempt++) {
    await releaseBookingsOf(db, market, person.id);
    isDone = await withdraw(db, market, person.id, attempt === MOST_ATTEMPTS);
  }
  await closeOffersOf(db, person.id);
  await Promise.all([
    forgetFavouritesOf(db, person.id),
    forgetSavedSearchesOf(db, person.id),
    forgetInspectionsOf(db, person.id),
    forgetContactsOf(db, person.id),
    forgetChannelsOf(db, person.id),
    forgetPortraitOf(db, person.id),
    forgetBlocksOf(db, person.id),
    forgetVerificationOf(db, person.id),
    forgetSeenDevices(db, person.id),
    closeConversationsOf(db, person.id),
    everythingChanged(db),
  ]);
  return 1;
}

/**
 * A bike whose booking was in progress stays locked after the wait, and its booking is released in the next round.
 * False: somebody else has that booking, and may wait for the bike. The locks are rolled back.
 */
async function withdraw(db: Transaction, market: AppContext, userId: string, waits: boolean): Promise<boolean> {
  try {
    await db.savepoint(async (inner) => {
      let left = await withdrawProductsOf(inner, userId);
      for (let round = 1; left > 0 && round < MOST_ROUNDS; round++) {
        if (!waits) await takeBookingsOf(inner, userId);
        await releaseBookingsOf(inner, market, userId);
        left = await withdrawProductsOf(inner, userId);
      }
    });
    return true;
  } catch (fault) {
    if (fault instanceof postgres.PostgresError && fault.code === LOCK_NOT_AVAILABLE) return false;
    throw fault;
  }
}

const LOCK_NOT_AVAILABLE = '55P03';
