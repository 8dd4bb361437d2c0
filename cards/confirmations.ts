import type { Answer, Call, Verb } from './calls.ts';
import type { Db } from './database.ts';
import { allowOnly, noExpansion } from './params.ts';
import { attemptPayment } from './payment-attempts.ts';
import { intentSeenBy } from './payment-intent-access.ts';
import type { PaymentIntent } from './payment-intent-view.ts';
import { chosenMethod, methodChosen, type PaymentMethod } from './payment-methods.ts';
import { returnUrlIn } from './return-urls.ts';
import { unexpectedState } from './unexpected-states.ts';

// Stripe.js adds the last three.
const ALLOWED = [
  'payment_method',
  'payment_method_data',
  'return_url',
  'client_secret',
  'expand',
  'key',
  'use_stripe_sdk',
  'expected_payment_method_type',
];

export const confirmPaymentIntent: Verb = (call) => {
  const { params, place } = call;
  allowOnly(params, ALLOWED);
  noExpansion(params);
  const find = intentSeenBy(call);
  const chosen = chosenMethod(params);
  const returnUrl = returnUrlIn(params, place);
  return async (db) => {
    const intent = await find(db);
    const method = await methodChosen(db, chosen ?? intent.payment_method ?? undefined);
    return confirm(db, call, intent, { method, returnUrl });
  };
};

export async function confirm(
  db: Db,
  call: Call,
  intent: PaymentIntent,
  { method, returnUrl }: { method: PaymentMethod | undefined; returnUrl: string | null },
): Promise<Answer> {
  const attempt = method && (await attemptPayment(db, call, intent, { method, returnUrl }));
  return attempt ?? unexpectedState(db, { ...call, id: intent.id }, 'confirm');
}
