import { inBatches } from '../../concurrency/batches.ts';
import type { AppContext } from '../../context.ts';
import { transition } from '../../deals/bookings/bookings.ts';
import * as queries from './queries.ts';
import { settle } from './settling.ts';

const AT_ONCE = 8;

interface Booking {
  productId: string;
  id: string;
}

/** Asks the card provider first. A pending bank confirmation extends the deadline once. */
export async function settleBeforeEnd(market: AppContext, booking: Booking): Promise<'paid' | 'extended' | 'unpaid'> {
  for (const open of await queries.openIntentsOf(market.sql, booking)) {
    const intent = await market.stripe.find(open.intentId);
    if (intent && UNDER_WAY.has(intent.status) && (await extend(market, booking))) return 'extended';
    if ((await close(market, open)) === 'paid') return 'paid';
  }
  return 'unpaid';
}

const UNDER_WAY = new Set(['requires_action', 'processing']);

function extend(market: AppContext, booking: Booking) {
  return market.sql.begin((db) =>
    transition(db, market, booking, {
      verb: 'extend',
      mover: { as: 'clock' },
      set: db`extended_at = now()`,
      guard: db`extended_at is null`,
    }),
  );
}

/** Cancels intents of ended bookings; late payments are refunded. */
export async function closeIntents(market: AppContext) {
  let last: queries.OpenIntent | undefined;
  await inBatches(
    async () => {
      const open = await queries.openIntentsOfEnded(market.sql, AT_ONCE, last);
      last = open.at(-1);
      return open;
    },
    (open) => close(market, open),
  );
}

async function close(market: AppContext, open: queries.OpenIntent): Promise<'paid' | 'closed'> {
  const intent = await market.stripe.cancel(open.intentId);
  if (intent?.status === 'succeeded') {
    const payment = await settle(market, intent);
    return payment?.status === 'succeeded' ? 'paid' : 'closed';
  }
  // A payment in progress can be neither cancelled nor forgotten.
  if (intent?.status !== 'processing') await queries.closeIntent(market.sql, open);
  return 'closed';
}
