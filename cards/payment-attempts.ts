import { type Answer, type Call, ok } from './calls.ts';
import { bookCharge } from './charge-fees.ts';
import { openDispute } from './chargebacks.ts';
import type { Db, Fragment } from './database.ts';
import { recordIntentEvent } from './events.ts';
import { newId } from './ids.ts';
import { moveIntent, whileAsking, whileOpen } from './payment-intent-queries.ts';
import { type PaymentIntent, paymentIntentView } from './payment-intent-view.ts';
import { type PaymentMethod, paymentMethodView } from './payment-methods.ts';
import { type Fault, faultBody } from './refusals.ts';
import { DECLINES, type Decline } from './test-cards.ts';

type Asker = Pick<Call, 'caller' | 'place' | 'request'>;

/** Charges the card or starts 3-D Secure. Undefined when the intent was paid or canceled meanwhile. */
export async function attemptPayment(
  db: Db,
  call: Asker,
  { id }: PaymentIntent,
  { method, returnUrl }: { method: PaymentMethod; returnUrl: string | null },
): Promise<Answer | undefined> {
  if (!method.asks_bank) return charge(db, call, id, method, whileOpen(db));
  const pending = await moveIntent(
    db,
    id,
    whileOpen(db),
    { status: 'requires_action', payment_method: method.id, return_url: returnUrl },
    null,
  );
  return pending && recorded(db, call, 'payment_intent.requires_action', pending);
}

/** Ends 3-D Secure. Undefined when it is no longer pending. */
export async function concludeAuthentication(
  db: Db,
  call: Asker,
  { id }: PaymentIntent,
  { method, confirmed }: { method: PaymentMethod; confirmed: boolean },
): Promise<Answer | undefined> {
  const guard = whileAsking(db, method.id);
  if (confirmed) return charge(db, call, id, method, guard);
  return refuse(db, call, id, guard, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    payment_method: paymentMethodView(method),
  });
}

async function charge(db: Db, call: Asker, id: string, method: PaymentMethod, guard: Fragment) {
  const latest_charge = newId('ch');
  if (method.decline) {
    const reason = DECLINES[method.decline as Decline];
    const fault = { ...reason, charge: latest_charge, payment_method: paymentMethodView(method) };
    return refuse(db, call, id, guard, { type: 'card_error', ...fault });
  }
  const changes = { status: 'succeeded', payment_method: method.id, latest_charge } as const;
  const paid = await moveIntent(db, id, guard, changes, null);
  if (!paid) return undefined;
  await bookCharge(db, call.place.terms, paid, method);
  const answer = await recorded(db, call, 'payment_intent.succeeded', paid);
  if (method.dispute) await openDispute(db, call.place.terms, id, { reason: method.dispute });
  return answer;
}

async function refuse(db: Db, call: Asker, id: string, guard: Fragment, fault: Fault): Promise<Answer | undefined> {
  const changes = { status: 'requires_payment_method', payment_method: null } as const;
  const charged = fault.charge ? { latest_charge: fault.charge } : {};
  const refused = await moveIntent(db, id, guard, { ...changes, ...charged }, fault);
  if (!refused) return undefined;
  const { body } = await recorded(db, call, 'payment_intent.payment_failed', refused);
  return { status: 402, body: faultBody({ ...fault, payment_intent: body }) };
}

async function recorded(db: Db, call: Asker, type: string, intent: PaymentIntent): Promise<Answer> {
  await recordIntentEvent(db, call, type, intent);
  return ok(paymentIntentView(intent, call));
}
