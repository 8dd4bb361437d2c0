import { v7 as newId } from 'uuid';
import { CURRENCY } from '#contract/money.ts';
import type { AppContext } from '../../context.ts';
import { transition } from '../../deals/bookings/bookings.ts';
import { post } from '../ledger/ledger.ts';
import { orderRefund } from '../refunds/refunds.ts';
import type { Intent } from '../stripe/stripe.ts';
import * as queries from './queries.ts';

/** Records a payment once, for duplicate reports too: the bike is sold, or a late or wrong payment is refunded. */
export async function settle(market: AppContext, intent: Intent) {
  const { productId = '', bookingId = '' } = intent;
  return market.sql.begin(async (db) => {
    await queries.closeIntent(db, { productId, intentId: intent.id });
    const [known] = await queries.paymentOfIntent(db, productId, intent.id);
    if (known) return known;
    const deal = { productId, id: bookingId };
    const { id: reference, amountReceived: cents } = intent;
    const inTime =
      intent.currency === CURRENCY &&
      (await transition(db, market, deal, {
        verb: 'pay',
        mover: { as: 'provider' },
        cents,
        reference,
        set: db`paid_at = now(), handover_code = ${market.handoverCodes.make(bookingId)}`,
        guard: db`price_cents = ${cents}`,
      }));
    const [recorded] = await queries.insertPayment(db, {
      id: newId(),
      productId,
      bookingId,
      intentId: reference,
      amountCents: cents,
      currency: intent.currency,
      status: inTime ? 'succeeded' : 'refund-due',
    });
    if (!recorded) return (await queries.paymentOfIntent(db, productId, intent.id))[0];
    if (!inTime) {
      const { currency } = intent;
      await post(db, deal, { from: 'buyer', to: 'refund-due', cents, reason: 'stray', reference, currency });
      await orderRefund(db, { productId, bookingId, paymentId: recorded.id, cents });
    }
    return recorded;
  });
}
