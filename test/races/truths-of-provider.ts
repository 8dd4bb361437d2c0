import assert from 'node:assert/strict';
import type { Race } from './race.ts';

/** The card provider's view of a deal, in cents. */
interface RecordedMoney {
  buyer: number;
  seller: number;
  /** Fees. */
  provider: number;
}

/** Every charge belongs to a deal or is refunded, to the cent. */
export async function assertProvider(race: Race) {
  const { sql } = race.town;
  const deals = await sql<{ id: string; status: string; captured: number; refund: number; takenBack: number }[]>`
    select id, status, captured_cents as captured, refund_cents as refund, taken_back_cents as "takenBack"
    from bookings where product_id = any (${race.bikes})`;
  const amounts = await askProvider(race);
  const balance = (account: string) => sql`
    coalesce(sum(amount_cents * ((to_account = ${account})::int - (from_account = ${account})::int)), 0)::bigint`;
  for (const deal of deals) {
    const { buyer, seller, provider } = amounts.get(deal.id) ?? { buyer: 0, seller: 0, provider: 0 };
    const [ledger] = await sql<RecordedMoney[]>`
      select ${balance('buyer')} * -1 as buyer, ${balance('seller')} as seller, ${balance('provider')} as provider
      from ledger where product_id = any (${race.bikes}) and booking_id = ${deal.id}`;
    assert.deepEqual({ buyer, seller, provider }, ledger, `What the provider and the ledger say of deal ${deal.id}`);
    assert.equal(buyer, deal.captured - deal.refund - deal.takenBack, `The buyer of deal ${deal.id} is without`);
    if (KEEPS_NOTHING.includes(deal.status)) assert.equal(buyer, 0, `Charged, and the deal is ${deal.status}`);
    amounts.delete(deal.id);
  }
  for (const [deal, { buyer, seller }] of amounts)
    assert.deepEqual([buyer, seller], [0, 0], `The provider has money of ${deal}, of which nobody knows`);
}

const KEEPS_NOTHING = ['booked', 'expired', 'payment-failed', 'declined', 'refunded', 'charged-back'];

/** Fees of a payment, its refunds and disputes. */
async function chargedFor(cardsSql: Race['town']['cardsSql'], intent: string): Promise<number> {
  const [charged] = await cardsSql<{ fee: number }[]>`
    select coalesce(sum(fee), 0)::int8 as fee from balance_transactions
    where source in (select id from charges where payment_intent = ${intent}
      union select id from refunds where payment_intent = ${intent}
      union select id from disputes where payment_intent = ${intent})`;
  return charged?.fee ?? 0;
}

async function askProvider({ town: { stripe, cardsSql }, bikes, since }: Race): Promise<Map<string, RecordedMoney>> {
  const amounts = new Map<string, RecordedMoney>();
  const of = (deal = '') => {
    const known = amounts.get(deal) ?? { buyer: 0, seller: 0, provider: 0 };
    amounts.set(deal, known);
    return known;
  };
  const page = { limit: 100, created: { gte: since } };
  for await (const intent of stripe.paymentIntents.list(page)) {
    if (!bikes.includes(intent.metadata.productId ?? '') || !intent.amount_received) continue;
    of(intent.metadata.bookingId).buyer += intent.amount_received;
    of(intent.metadata.bookingId).provider += await chargedFor(cardsSql, intent.id);
    for await (const refund of stripe.refunds.list({ payment_intent: intent.id, limit: 100 }))
      if (refund.status !== 'failed' && refund.status !== 'canceled')
        of(intent.metadata.bookingId).buyer -= refund.amount;
    for await (const dispute of stripe.disputes.list({ payment_intent: intent.id, limit: 100 }))
      if (dispute.status !== 'won') of(intent.metadata.bookingId).buyer -= dispute.amount;
  }
  for await (const transfer of stripe.transfers.list(page))
    if (amounts.has(transfer.transfer_group ?? ''))
      of(transfer.transfer_group ?? '').seller += transfer.amount - transfer.amount_reversed;
  return amounts;
}
