import type { AppContext } from '../../context.ts';
import { transition } from '../../deals/bookings/bookings.ts';
import type { Intent } from '../stripe/stripe.ts';
import * as queries from './queries.ts';

const provider = { as: 'provider' as const };

/** Counts each declined card once; after several the booking ends, against card testing. */
export async function countRefusedCard(
  market: AppContext,
  { productId = '', bookingId = '' }: Intent,
  eventId: string,
) {
  const deal = { productId, id: bookingId };
  await market.sql.begin(async (db) => {
    await transition(db, market, deal, {
      verb: 'refuse-card',
      mover: provider,
      facts: { event: eventId },
      set: db`refused_cards = refused_cards + 1`,
      guard: queries.uncounted(db, deal, eventId),
    });
    await transition(db, market, deal, {
      verb: 'give-up-cards',
      mover: provider,
      guard: db`refused_cards >= ${market.settings.refusedCards}`,
    });
  });
}
