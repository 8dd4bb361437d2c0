import { ok, type Verb } from './calls.ts';
import { type Card, cardOf, readCard } from './card-details.ts';
import type { Db } from './database.ts';
import type { Params } from './form-decoding.ts';
import { newId } from './ids.ts';
import { allowOnly, choice, group, noExpansion, text } from './params.ts';
import { invalid, unknown } from './refusals.ts';
import { testCardCalled } from './test-cards.ts';

export interface PaymentMethod extends Card {
  id: string;
  billing_details: Billing;
  created_at: Date;
}

type Billing = ReturnType<typeof readBilling>;

export interface NewPaymentMethod {
  card: Card;
  billing: Billing;
}

export const createPaymentMethod: Verb = ({ params }) => {
  const wished = readPaymentMethod(params);
  return async (db) => ok(paymentMethodView(await insertPaymentMethod(db, wished)));
};

export const retrievePaymentMethod: Verb = ({ id, params }) => {
  noExpansion(params);
  return async (db) => ok(paymentMethodView(await paymentMethod(db, id, 'payment_method')));
};

export function readPaymentMethod(params: Params): NewPaymentMethod {
  // Parameters that Stripe.js adds are accepted and ignored.
  allowOnly(params, ['type', 'card', 'billing_details', 'allow_redisplay', 'payment_user_agent', 'expand']);
  noExpansion(params);
  choice(params, 'type', ['card']);
  const card = group(params, 'card');
  if (!card) throw invalid('Missing required param: card.', { code: 'parameter_missing', param: 'card' });
  return { card: readCard(card), billing: readBilling(group(params, 'billing_details')) };
}

export async function insertPaymentMethod(db: Db, { card, billing }: NewPaymentMethod): Promise<PaymentMethod> {
  const [row] = await db<PaymentMethod[]>`
    insert into payment_methods ${db({ id: newId('pm'), ...card, billing_details: db.json(billing) })}
    returning *`;
  if (!row) throw new Error('The payment method was not stored');
  return row;
}

/** A payment method by its id, or a new one of the test card with that alias. */
export async function paymentMethod(db: Db, id: string, param: string): Promise<PaymentMethod> {
  const ready = testCardCalled(id);
  if (ready) {
    const expiry = { exp_month: 12, exp_year: new Date().getUTCFullYear() + 1 };
    return insertPaymentMethod(db, { card: cardOf(ready, expiry), billing: readBilling(undefined) });
  }
  const [row] = await db<PaymentMethod[]>`select * from payment_methods where id = ${id}`;
  if (!row) throw unknown('PaymentMethod', id, param);
  return row;
}

export function chosenMethod(params: Params): string | NewPaymentMethod | undefined {
  const typed = group(params, 'payment_method_data');
  if (typed) return readPaymentMethod(typed);
  const id = text(params, 'payment_method');
  // Other input, such as a card number, must not get into stored responses.
  if (id !== undefined && !/^pm_\w{1,250}$/.test(id)) throw unknown('PaymentMethod', id, 'payment_method');
  return id;
}

export async function methodChosen(
  db: Db,
  chosen: string | NewPaymentMethod | undefined,
): Promise<PaymentMethod | undefined> {
  if (chosen === undefined) return undefined;
  return typeof chosen === 'string' ? paymentMethod(db, chosen, 'payment_method') : insertPaymentMethod(db, chosen);
}

export function paymentMethodView(method: PaymentMethod) {
  const { id, brand, last4, exp_month, exp_year } = method;
  return {
    id,
    object: 'payment_method',
    type: 'card',
    card: {
      brand,
      display_brand: brand,
      last4,
      exp_month,
      exp_year,
      funding: 'credit',
      country: 'US',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
      three_d_secure_usage: { supported: true },
    },
    billing_details: method.billing_details,
    created: Math.floor(method.created_at.getTime() / 1000),
    customer: null,
    livemode: false,
    metadata: {},
  };
}

function readBilling(params: Params = {}) {
  const address = group(params, 'address') ?? {};
  return {
    name: text(params, 'name') ?? null,
    email: text(params, 'email') ?? null,
    phone: text(params, 'phone') ?? null,
    address: Object.fromEntries(
      ['line1', 'line2', 'city', 'state', 'postal_code', 'country'].map((part) => [part, text(address, part) ?? null]),
    ),
  };
}
