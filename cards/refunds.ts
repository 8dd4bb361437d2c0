import { ok, type Verb } from './calls.ts';
import type { Db } from './database.ts';
import { recordEvent } from './events.ts';
import { newId } from './ids.ts';
import { listAnswer, listIn } from './lists.ts';
import { type Metadata, metadataIn } from './metadata.ts';
import { moneyText } from './money.ts';
import { allowOnly, choice, integer, noExpansion, text } from './params.ts';
import { type PaymentIntent, seconds } from './payment-intent-view.ts';
import { invalid, unknown } from './refusals.ts';

interface Refund {
  id: string;
  payment_intent: string;
  charge: string;
  amount: number;
  currency: string;
  reason: string | null;
  metadata: Metadata;
  created_at: Date;
}

type Refunded = PaymentIntent & { refunded_before: number };

export const createRefund: Verb = ({ params, request }) => {
  allowOnly(params, ['payment_intent', 'charge', 'amount', 'reason', 'metadata', 'expand']);
  noExpansion(params);
  const [intentId, charge] = [text(params, 'payment_intent'), text(params, 'charge')];
  if (!intentId && !charge)
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.', {
      code: 'parameter_missing',
    });
  const amount = amountToRefund(integer(params, 'amount'));
  const reason = choice(params, 'reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null;
  const metadata = metadataIn(params);
  return async (db) => {
    const intent = await intentToRefund(db, intentId, charge);
    const refunded = (await giveBack(db, intent.id, amount)) ?? (await whyNot(db, intent.id, amount));
    const refund = await insertRefund(db, {
      payment_intent: refunded.id,
      charge: refunded.latest_charge ?? '',
      amount: refunded.amount_refunded - refunded.refunded_before,
      currency: refunded.currency,
      reason,
      metadata,
    });
    await recordEvent(db, 'charge.refunded', chargeView(refunded), request);
    return ok(refundView(refund));
  };
};

export const retrieveRefund: Verb = ({ id, params }) => {
  noExpansion(params);
  return async (db) => {
    const [refund] = await db<Refund[]>`select * from refunds where id = ${id}`;
    if (!refund) throw unknown('refund', id);
    return ok(refundView(refund));
  };
};

export const listRefunds: Verb = (call) => {
  const page = listIn(call, ['payment_intent']);
  const intent = text(call.params, 'payment_intent') ?? null;
  return (db) =>
    listAnswer<Refund>(
      db,
      { table: 'refunds', page, where: db`(${intent}::text is null or payment_intent = ${intent})` },
      refundView,
    );
};

function amountToRefund(amount: number | undefined): number | null {
  if (amount !== undefined && amount < 1)
    throw invalid('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  return amount === undefined ? null : Math.min(amount, 2_000_000_000);
}

async function intentToRefund(db: Db, intentId: string | undefined, charge: string | undefined) {
  const [intent] = intentId
    ? await db<PaymentIntent[]>`select * from payment_intents where id = ${intentId}`
    : await db<PaymentIntent[]>`select * from payment_intents where latest_charge = ${charge ?? ''}`;
  if (intent && (!charge || intent.latest_charge === charge)) return intent;
  throw intentId ? unknown('payment_intent', intentId, 'payment_intent') : unknown('charge', charge ?? '', 'charge');
}

/** Gives back an amount, or all that is left of it; nothing when there is not that much left. */
async function giveBack(db: Db, id: string, amount: number | null): Promise<Refunded | undefined> {
  const [row] = await db<Refunded[]>`
    with before as (select id, amount, amount_refunded from payment_intents where id = ${id} for update),
      wish as (select id, amount_refunded, coalesce(${amount}::int, amount - amount_refunded) as more from before)
    update payment_intents intent set amount_refunded = wish.amount_refunded + wish.more
    from wish
    where intent.id = wish.id and intent.status = 'succeeded' and wish.more > 0
      and wish.more <= intent.amount - wish.amount_refunded
    returning intent.*, wish.amount_refunded as refunded_before`;
  return row;
}

async function whyNot(db: Db, id: string, amount: number | null): Promise<never> {
  const [intent] = await db<PaymentIntent[]>`select * from payment_intents where id = ${id}`;
  if (intent?.status !== 'succeeded')
    throw invalid(`This PaymentIntent (${id}) does not have a successful charge to refund.`, {
      code: 'payment_intent_unexpected_state',
    });
  const left = intent.amount - intent.amount_refunded;
  if (left === 0)
    throw invalid(`Charge ${intent.latest_charge} has already been refunded.`, { code: 'charge_already_refunded' });
  const [wish, rest] = [moneyText(amount ?? 0, intent.currency), moneyText(left, intent.currency)];
  throw invalid(`Refund amount (${wish}) is greater than unrefunded amount on charge (${rest})`, { param: 'amount' });
}

async function insertRefund(db: Db, { metadata, ...refund }: Omit<Refund, 'id' | 'created_at'>): Promise<Refund> {
  const [row] = await db<Refund[]>`
    insert into refunds ${db({ id: newId('re'), ...refund, metadata: db.json(metadata) })} returning *`;
  if (!row) throw new Error('The refund was not kept');
  return row;
}

function refundView({ created_at, ...refund }: Refund) {
  return { ...refund, object: 'refund', created: seconds(created_at), status: 'succeeded' };
}

function chargeView(intent: PaymentIntent) {
  return {
    id: intent.latest_charge,
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: intent.amount_refunded,
    currency: intent.currency,
    created: seconds(intent.created_at),
    livemode: false,
    metadata: intent.metadata,
    paid: true,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    refunded: intent.amount_refunded === intent.amount,
    status: 'succeeded',
  };
}
