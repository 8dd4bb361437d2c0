import { expanded } from './balance-transactions.ts';
import { ok, type Verb } from './calls.ts';
import { chargeView } from './charge-view.ts';
import { chargeOf } from './charges.ts';
import { confirm } from './confirmations.ts';
import type { Db } from './database.ts';
import { recordIntentEvent } from './events.ts';
import type { Params } from './form-decoding.ts';
import { listAnswer, listIn } from './lists.ts';
import { metadataIn } from './metadata.ts';
import { amountIn, currencyIn } from './money.ts';
import { allowOnly, choice, expansions, flag, group, noExpansion, text } from './params.ts';
import { intentSeenBy, missing } from './payment-intent-access.ts';
import { insertIntent, lockIntent, moveIntent, whileOpen } from './payment-intent-queries.ts';
import { type PaymentIntent, paymentIntentView } from './payment-intent-view.ts';
import { chosenMethod, methodChosen } from './payment-methods.ts';
import { invalid } from './refusals.ts';
import { returnUrlIn } from './return-urls.ts';
import { unexpectedState } from './unexpected-states.ts';

const METHOD = ['payment_method', 'payment_method_data', 'expand'];
const NOTES = ['description', 'receipt_email', 'transfer_group', 'metadata'];
const KINDS = ['automatic_payment_methods', 'payment_method_types', 'capture_method', 'confirmation_method'];

export const createPaymentIntent: Verb = (call) => {
  const { params, place } = call;
  allowOnly(params, ['amount', 'currency', 'confirm', 'return_url', ...METHOD, ...NOTES, ...KINDS]);
  noExpansion(params);
  const allow_redirects = cardsOnlyIn(params);
  const currency = currencyIn(params);
  const amount = amountIn(params, currency);
  const draft = { currency, amount, allow_redirects, ...notesIn(params), metadata: metadataIn(params) };
  const chosen = chosenMethod(params);
  const returnUrl = returnUrlIn(params, place);
  const confirmed = flag(params, 'confirm');
  return async (db) => {
    const method = await methodChosen(db, chosen);
    const status = method ? 'requires_confirmation' : 'requires_payment_method';
    const intent = await insertIntent(db, { ...draft, status, payment_method: method?.id ?? null });
    await recordIntentEvent(db, call, 'payment_intent.created', intent);
    if (!confirmed) return ok(paymentIntentView(intent, call));
    return confirm(db, call, intent, { method, returnUrl });
  };
};

export const retrievePaymentIntent: Verb = (call) => {
  allowOnly(call.params, ['client_secret', 'expand', 'key']);
  const expand = expansions(call.params, 'latest_charge', 'latest_charge.balance_transaction');
  const find = intentSeenBy(call);
  return async (db) => ok(await withCharge(db, paymentIntentView(await find(db), call), expand));
};

export const updatePaymentIntent: Verb = (call) => {
  const { id, params } = call;
  allowOnly(params, ['amount', ...METHOD, ...NOTES]);
  noExpansion(params);
  const chosen = chosenMethod(params);
  return async (db) => {
    const intent = (await lockIntent(db, id)) ?? missing(id);
    const notes = { ...notesIn(params, intent), metadata: metadataIn(params, intent.metadata) };
    if (params.amount === undefined && !chosen) {
      const noted = await moveIntent(db, id, db`true`, notes);
      return ok(paymentIntentView(noted ?? missing(id), call));
    }
    const amount = params.amount === undefined ? intent.amount : amountIn(params, intent.currency);
    const payment_method = (await methodChosen(db, chosen))?.id ?? intent.payment_method;
    const status = payment_method ? 'requires_confirmation' : 'requires_payment_method';
    const updated = await moveIntent(db, id, whileOpen(db), { ...notes, amount, payment_method, status });
    return updated ? ok(paymentIntentView(updated, call)) : unexpectedState(db, call, 'update');
  };
};

export const listPaymentIntents: Verb = (call) => {
  const page = listIn(call);
  return (db) =>
    listAnswer<PaymentIntent>(db, { table: 'payment_intents', page, where: db`true` }, (intent) =>
      paymentIntentView(intent, call),
    );
};

async function withCharge(db: Db, view: ReturnType<typeof paymentIntentView>, expand: string[]) {
  if (expand.length === 0 || !('latest_charge' in view) || typeof view.latest_charge !== 'string') return view;
  const charge = chargeView(await chargeOf(db, view.latest_charge, 'id'));
  return { ...view, latest_charge: await expanded(db, charge, expand.includes('latest_charge.balance_transaction')) };
}

function notesIn(params: Params, before?: PaymentIntent) {
  return {
    description: text(params, 'description', 1000) ?? before?.description ?? null,
    receipt_email: text(params, 'receipt_email') ?? before?.receipt_email ?? null,
    transfer_group: text(params, 'transfer_group') ?? before?.transfer_group ?? null,
  };
}

/** Cards only; `allow_redirects` is echoed. */
function cardsOnlyIn(params: Params): PaymentIntent['allow_redirects'] {
  const automatic = group(params, 'automatic_payment_methods') ?? {};
  allowOnly(automatic, ['enabled', 'allow_redirects'], 'automatic_payment_methods');
  flag(automatic, 'enabled');
  const redirects = choice(automatic, 'allow_redirects', ['always', 'never']);
  choice(params, 'capture_method', ['automatic', 'automatic_async']);
  choice(params, 'confirmation_method', ['automatic']);
  for (const type of Object.values(group(params, 'payment_method_types') ?? {}))
    if (type !== 'card')
      throw invalid('Only payment_method_types[]=card is taken here.', { param: 'payment_method_types' });
  return redirects ?? 'always';
}
