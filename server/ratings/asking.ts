import { v7 as newId } from 'uuid';
import type { AppContext } from '../context.ts';
import type { Db } from '../database/connect.ts';
import { tellPerson } from '../notifications/notifications.ts';
import * as queries from './queries.ts';

const AT_ONCE = 50;

/** Asks both sides of deals that are over. Idempotent and safe to run concurrently. */
export async function askForRatings({ sql, settings }: AppContext, left: AbortSignal) {
  for (let found = AT_ONCE; found === AT_ONCE && !left.aborted; ) {
    const deals = await queries.toAsk(sql, settings, AT_ONCE);
    for (const deal of deals) await sql.begin((db) => ask(db, settings, deal));
    found = deals.length;
  }
}

async function ask(db: Db, settings: AppContext['settings'], deal: { productId: string; bookingId: string }) {
  for (const { productName: bike, outcome, sides, ...ids } of await queries.markAsked(db, settings, deal))
    for (const side of sides)
      await tellPerson(db, {
        id: newId(),
        userId: ids[`${side}Id`],
        verb: 'rating-asked',
        facts: { bookingId: deal.bookingId, bike, outcome, side, days: daysLeft(settings) },
      });
}

/** Whole days that surely are left. */
const daysLeft = ({ ratingDays, ratingAskHours }: AppContext['settings']) =>
  Math.max(1, ratingDays - Math.ceil(ratingAskHours / 24));
