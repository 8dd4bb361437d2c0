import { bookAfter, expanded } from './balance-transactions.ts';
import { ok, type Verb } from './calls.ts';
import { chargeView } from './charge-view.ts';
import { chargeOf } from './charges.ts';
import type { Db } from './database.ts';
import { recordEvent } from './events.ts';
import { newId } from './ids.ts';
import { listAnswer, listIn } from './lists.ts';
import { metadataIn } from './metadata.ts';
import { moneyText, positiveIn } from './money.ts';
import { allowOnly, choice, noExpansion, text } from './params.ts';
import type { PaymentIntent } from './payment-intent-view.ts';
import { paymentMethod } from './payment-methods.ts';
import { BANK_TAKES, COURSES } from './refund-courses.ts';
import { type Refund, refundView } from './refund-view.ts';
import { invalid, unknown } from './refusals.ts';
import type { RefundCourse } from './test-cards.ts';

type Refunded = PaymentIntent & { refunded_before: number };

export const createRefund: Verb = ({ params, request }) => {
  allowOnly(params, ['payment_intent', 'charge', 'amount', 'reason', 'metadata', 'expand']);
  noExpansion(params);
  const [intentId, charge] = [text(params, 'payment_intent'), text(params, 'charge')];
  if (!intentId && !charge)
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.', {
      code: 'parameter_missing',
    });
  const amount = positiveIn(params, 'amount') ?? null;
  const reason = choice(params, 'reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null;
  const metadata = metadataIn(params);
  return async (db) => {
    const intent = await intentToRefund(db, intentId, charge);
    const refunded = (await giveBack(db, intent.id, amount)) ?? (await whyNot(db, intent.id, amount));
    const charged = await chargeOf(db, refunded.latest_charge ?? '', 'charge');
    const method = await paymentMethod(db, refunded.payment_method ?? '', 'payment_method');
    const refund = await insertRefund(db, method.refund_course, {
      payment_intent: refunded.id,
      charge: charged.id,
      amount: refunded.amount_refunded - refunded.refunded_before,
      currency: refunded.currency,
      reason,
      metadata,
    });
    await recordEvent(db, 'refund.created', refundView(refund), { request });
    await recordEvent(db, 'charge.refunded', chargeView(charged), { request });
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
  const page = listIn(call, ['payment_intent'], ['data.balance_transaction']);
  const intent = text(call.params, 'payment_intent') ?? null;
  return (db) =>
    listAnswer<Refund>(
      db,
      { table: 'refunds', page, where: db`(${intent}::text is null or payment_intent = ${intent})` },
      (refund) => expanded(db, refundView(refund), page.expand.length > 0),
    );
};

async function intentToRefund(db: Db, intentId: string | undefined, charge: string | undefined) {
  const [intent] = intentId
    ? await db<PaymentIntent[]>`select * from payment_intents where id = ${intentId}`
    : await db<PaymentIntent[]>`select * from payment_intents where latest_charge = ${charge ?? ''}`;
  if (intent && (!charge || intent.latest_charge === charge)) return intent;
  throw intentId ? unknown('payment_intent', intentId, 'payment_intent') : unknown('charge', charge ?? '', 'charge');
}

/** Refunds an amount, or the rest. Undefined when less is left or the payment is disputed. */
async function giveBack(db: Db, id: string, amount: number | null): Promise<Refunded | undefined> {
  const [row] = await db<Refunded[]>`
    with before as (select id, amount, amount_refunded, amount_disputed from payment_intents where id = ${id} for update),
      wish as (select *, coalesce(${amount}::int, amount - amount_refunded) as more from before)
    update payment_intents intent set amount_refunded = wish.amount_refunded + wish.more
    from wish
    where intent.id = wish.id and intent.status = 'succeeded' and wish.amount_disputed = 0
      and wish.more between 1 and wish.amount - wish.amount_refunded
    returning intent.*, wish.amount_refunded as refunded_before`;
  return row;
}

async function whyNot(db: Db, id: string, amount: number | null): Promise<never> {
  const [intent] = await db<PaymentIntent[]>`select * from payment_intents where id = ${id}`;
  if (intent?.status !== 'succeeded')
    throw invalid(`This PaymentIntent (${id}) does not have a successful charge to refund.`, {
      code: 'payment_intent_unexpected_state',
    });
  if (intent.amount_disputed > 0)
    throw invalid(`Charge ${intent.latest_charge} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  const left = intent.amount - intent.amount_refunded;
  if (left === 0)
    throw invalid(`Charge ${intent.latest_charge} has already been refunded.`, { code: 'charge_already_refunded' });
  const [wish, rest] = [moneyText(amount ?? 0, intent.currency), moneyText(left, intent.currency)];
  throw invalid(`Refund amount (${wish}) is greater than unrefunded amount on charge (${rest})`, { param: 'amount' });
}

type Draft = Pick<Refund, 'payment_intent' | 'charge' | 'amount' | 'currency' | 'reason' | 'metadata'>;

async function insertRefund(db: Db, course: RefundCourse, { metadata, ...draft }: Draft): Promise<Refund> {
  const changes = COURSES[course];
  const id = newId('re');
  const balance_transaction = await bookAfter(db, draft.charge, { type: 'refund', source: id, amount: -draft.amount });
  const [row] = await db<Refund[]>`
    insert into refunds ${db({ id, ...draft, ...changes, balance_transaction, metadata: db.json(metadata) })} returning *`;
  if (!row) throw new Error('The refund was not stored');
  if (!changes.becomes) return row;
  await db`update refunds set changes_at = clock_timestamp() + ${BANK_TAKES}::interval where id = ${row.id}`;
  return row;
}
