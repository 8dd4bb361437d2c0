import { ok, type Verb } from './calls.ts';
import { recordIntentEvent } from './events.ts';
import { allowOnly, choice, noExpansion } from './params.ts';
import { moveIntent, whileOpen } from './payment-intent-queries.ts';
import { paymentIntentView } from './payment-intent-view.ts';
import { unexpectedState } from './unexpected-states.ts';

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'];

export const cancelPaymentIntent: Verb = (call) => {
  const { id, params } = call;
  allowOnly(params, ['cancellation_reason', 'expand']);
  noExpansion(params);
  const cancellation_reason = choice(params, 'cancellation_reason', REASONS) ?? null;
  return async (db) => {
    const end = { status: 'canceled', canceled_at: new Date(), cancellation_reason } as const;
    const canceled = await moveIntent(db, id, whileOpen(db), end);
    if (!canceled) return unexpectedState(db, call, 'cancel');
    await recordIntentEvent(db, call, 'payment_intent.canceled', canceled);
    return ok(paymentIntentView(canceled, call));
  };
};
