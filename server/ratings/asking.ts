import { v7 as newId } from 'uuid';
import type { AppContext } from '../context.ts';
import { tellPerson } from '../notifications/notifications.ts';
import * as queries from './queries.ts';

const AT_ONCE = 50;

/** Asks both sides of deals that are over. Idempotent and safe to run concurrently. */
export async function askForRatings({ sql, settings }: AppContext, left: AbortSignal) {
  for (let found = AT_ONCE; found === AT_ONCE && !left.aborted; )
    found = await sql.begin(async (db) => {
      const deals = await queries.takeToAsk(db, settings, AT_ONCE);
      for (const { bookingId, productName: bike, outcome, sides, ...ids } of deals)
        for (const side of sides)
          await tellPerson(db, {
            id: newId(),
            userId: ids[`${side}Id`],
            verb: 'rating-asked',
            facts: { bookingId, bike, outcome, side, days: daysLeft(settings) },
          });
      return deals.length;
    });
}

/** Whole days that surely are left. */
const daysLeft = ({ ratingDays, ratingAskHours }: AppContext['settings']) =>
  Math.max(1, ratingDays - Math.ceil(ratingAskHours / 24));
