import type { Call } from './calls.ts';
import type { Db } from './database.ts';
import { missing } from './payment-intent-access.ts';
import { findIntent } from './payment-intent-queries.ts';
import { type PaymentIntent, paymentIntentView } from './payment-intent-view.ts';
import { invalid } from './refusals.ts';

const OPEN = 'requires_payment_method, requires_confirmation, requires_action';

const WHY = {
  confirm: ({ status }: PaymentIntent) => {
    if (status === 'succeeded')
      return 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.';
    if (status !== 'canceled')
      return "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.";
    return `You cannot confirm this PaymentIntent because it has a status of canceled. Only a PaymentIntent with one of the following statuses may be confirmed: ${OPEN}.`;
  },
  cancel: ({ status }: PaymentIntent) =>
    `You cannot cancel this PaymentIntent because it has a status of ${status}. Only a PaymentIntent with one of the following statuses may be canceled: ${OPEN}.`,
  update: ({ status }: PaymentIntent) =>
    `This PaymentIntent could not be updated because it has a status of ${status}. You may only update its amount and payment_method in one of the following statuses: ${OPEN}.`,
};

export async function unexpectedState(db: Db, call: Call, wish: keyof typeof WHY): Promise<never> {
  const intent = (await findIntent(db, call.id)) ?? missing(call.id);
  throw invalid(WHY[wish](intent), {
    code: 'payment_intent_unexpected_state',
    payment_intent: paymentIntentView(intent, call),
  });
}
