import { type Answer, type Call, ok, type Verb } from './calls.ts';
import type { Db } from './database.ts';
import { recordEvent } from './events.ts';
import type { Params } from './form-decoding.ts';
import { sameText } from './keys.ts';
import { listAnswer, listIn } from './lists.ts';
import { metadataIn } from './metadata.ts';
import { amountIn, currencyIn } from './money.ts';
import { allowOnly, choice, flag, group, noExpansion, required, text } from './params.ts';
import { attemptPayment } from './payment-attempts.ts';
import { findIntent, insertIntent, lockIntent, moveIntent, OPEN, whileOpen } from './payment-intent-queries.ts';
import { type PaymentIntent, paymentIntentView } from './payment-intent-view.ts';
import {
  insertPaymentMethod,
  type NewPaymentMethod,
  type PaymentMethod,
  paymentMethod,
  readPaymentMethod,
} from './payment-methods.ts';
import { invalid, unknown } from './refusals.ts';
import { returnUrlIn } from './return-urls.ts';

const METHOD = ['payment_method', 'payment_method_data', 'expand'];
const NOTES = ['description', 'receipt_email', 'metadata'];
const KINDS = ['automatic_payment_methods', 'payment_method_types', 'capture_method', 'confirmation_method'];

export const createPaymentIntent: Verb = (call) => {
  const { params, place } = call;
  allowOnly(params, ['amount', 'currency', 'confirm', 'return_url', ...METHOD, ...NOTES, ...KINDS]);
  noExpansion(params);
  acceptCardsOnly(params);
  const currency = currencyIn(params);
  const draft = { currency, amount: amountIn(params, currency), ...notesIn(params), metadata: metadataIn(params) };
  const chosen = methodIn(params);
  const returnUrl = returnUrlIn(params, place);
  const confirmed = flag(params, 'confirm');
  return async (db) => {
    const method = await methodFor(db, chosen);
    const status = method ? 'requires_confirmation' : 'requires_payment_method';
    const intent = await insertIntent(db, { ...draft, status, payment_method: method?.id ?? null });
    await tell(db, call, 'payment_intent.created', intent);
    if (!confirmed) return ok(paymentIntentView(intent, call));
    return confirm(db, call, intent, { method, returnUrl });
  };
};

export const retrievePaymentIntent: Verb = (call) => {
  allowOnly(call.params, ['client_secret', 'expand', 'key']);
  const find = intentSeenBy(call);
  return async (db) => ok(paymentIntentView(await find(db), call));
};

export const confirmPaymentIntent: Verb = (call) => {
  const { params, place } = call;
  allowOnly(params, [
    ...METHOD,
    'return_url',
    'client_secret',
    'key',
    'use_stripe_sdk',
    'expected_payment_method_type',
  ]);
  const find = intentSeenBy(call);
  const chosen = methodIn(params);
  const returnUrl = returnUrlIn(params, place);
  return async (db) => {
    const intent = await find(db);
    const method = await methodFor(db, chosen ?? intent.payment_method ?? undefined);
    return confirm(db, call, intent, { method, returnUrl });
  };
};

export const updatePaymentIntent: Verb = (call) => {
  const { id, params } = call;
  allowOnly(params, ['amount', ...METHOD, ...NOTES]);
  noExpansion(params);
  const chosen = methodIn(params);
  return async (db) => {
    const intent = (await lockIntent(db, id)) ?? missing(id);
    const changes = { ...intent, ...notesIn(params, intent), metadata: metadataIn(params, intent.metadata) };
    const { description, receipt_email, metadata } = changes;
    if (params.amount === undefined && !chosen) {
      const noted = await moveIntent(db, id, db`true`, { description, receipt_email, metadata });
      return ok(paymentIntentView(noted ?? missing(id), call));
    }
    const amount = params.amount === undefined ? intent.amount : amountIn(params, intent.currency);
    const payment_method = (await methodFor(db, chosen))?.id ?? intent.payment_method;
    const status = payment_method ? 'requires_confirmation' : 'requires_payment_method';
    const wanted = { amount, payment_method, status, description, receipt_email, metadata } as const;
    const updated = await moveIntent(db, id, whileOpen(db), wanted);
    return updated ? ok(paymentIntentView(updated, call)) : unexpectedState(db, call, 'update');
  };
};

export const cancelPaymentIntent: Verb = (call) => {
  const { id, params } = call;
  allowOnly(params, ['cancellation_reason', 'expand']);
  noExpansion(params);
  const reasons = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'];
  const cancellation_reason = choice(params, 'cancellation_reason', reasons) ?? null;
  return async (db) => {
    const end = { status: 'canceled', canceled_at: new Date(), cancellation_reason } as const;
    const canceled = await moveIntent(db, id, whileOpen(db), end);
    if (!canceled) return unexpectedState(db, call, 'cancel');
    await tell(db, call, 'payment_intent.canceled', canceled);
    return ok(paymentIntentView(canceled, call));
  };
};

export const listPaymentIntents: Verb = (call) => {
  const page = listIn(call);
  return (db) =>
    listAnswer<PaymentIntent>(db, { table: 'payment_intents', page, where: db`true` }, (intent) =>
      paymentIntentView(intent, call),
    );
};

async function confirm(
  db: Db,
  call: Call,
  intent: PaymentIntent,
  { method, returnUrl }: { method: PaymentMethod | undefined; returnUrl: string | null },
): Promise<Answer> {
  const attempt = method && (await attemptPayment(db, call, intent, { method, returnUrl }));
  return attempt ?? unexpectedState(db, { ...call, id: intent.id }, 'confirm');
}

const WHY = {
  confirm: ({ status }: PaymentIntent) => {
    if (status === 'succeeded')
      return 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.';
    if (status !== 'canceled')
      return "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.";
    return `You cannot confirm this PaymentIntent because it has a status of canceled. Only a PaymentIntent with one of the following statuses may be confirmed: ${OPEN.join(', ')}.`;
  },
  cancel: ({ status }: PaymentIntent) =>
    `You cannot cancel this PaymentIntent because it has a status of ${status}. Only a PaymentIntent with one of the following statuses may be canceled: ${OPEN.join(', ')}.`,
  update: ({ status }: PaymentIntent) =>
    `This PaymentIntent could not be updated because it has a status of ${status}. You may only update its amount and payment_method in one of the following statuses: ${OPEN.join(', ')}.`,
};

async function unexpectedState(db: Db, call: Call, wish: keyof typeof WHY): Promise<never> {
  const intent = (await findIntent(db, call.id)) ?? missing(call.id);
  throw invalid(WHY[wish](intent), {
    code: 'payment_intent_unexpected_state',
    payment_intent: paymentIntentView(intent, call),
  });
}

/** With the publishable key only who knows an intent's client secret sees it. */
function intentSeenBy({ caller, id, params }: Call): (db: Db) => Promise<PaymentIntent> {
  noExpansion(params);
  const secret = caller === 'publishable' ? required(params, 'client_secret') : text(params, 'client_secret');
  return async (db) => {
    const intent = (await findIntent(db, id)) ?? missing(id);
    return secret === undefined || sameText(secret, intent.client_secret) ? intent : missing(id);
  };
}

function missing(id: string): never {
  throw unknown('payment_intent', id, 'intent');
}

function methodIn(params: Params): string | NewPaymentMethod | undefined {
  const typed = group(params, 'payment_method_data');
  return typed ? readPaymentMethod(typed) : text(params, 'payment_method');
}

async function methodFor(db: Db, chosen: string | NewPaymentMethod | undefined): Promise<PaymentMethod | undefined> {
  if (chosen === undefined) return undefined;
  return typeof chosen === 'string' ? paymentMethod(db, chosen, 'payment_method') : insertPaymentMethod(db, chosen);
}

function notesIn(params: Params, before?: PaymentIntent) {
  return {
    description: text(params, 'description', 1000) ?? before?.description ?? null,
    receipt_email: text(params, 'receipt_email') ?? before?.receipt_email ?? null,
  };
}

function acceptCardsOnly(params: Params) {
  const automatic = group(params, 'automatic_payment_methods') ?? {};
  allowOnly(automatic, ['enabled', 'allow_redirects'], 'automatic_payment_methods');
  flag(automatic, 'enabled');
  choice(automatic, 'allow_redirects', ['always', 'never']);
  choice(params, 'capture_method', ['automatic', 'automatic_async']);
  choice(params, 'confirmation_method', ['automatic']);
  for (const type of Object.values(group(params, 'payment_method_types') ?? {}))
    if (type !== 'card')
      throw invalid('Only payment_method_types[]=card is taken here.', { param: 'payment_method_types' });
}

async function tell(db: Db, call: Call, type: string, intent: PaymentIntent) {
  await recordEvent(db, type, paymentIntentView(intent, { ...call, caller: 'secret' }), call.request);
}
