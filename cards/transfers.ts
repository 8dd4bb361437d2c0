import { mayReceive } from './account-view.ts';
import { accountOf } from './accounts.ts';
import { availableFor } from './balance.ts';
import { book, chargeTransaction } from './balance-transactions.ts';
import { ok, type Verb } from './calls.ts';
import { paidCharge } from './charges.ts';
import type { Db } from './database.ts';
import { recordEvent } from './events.ts';
import { newId } from './ids.ts';
import { listAnswer, listIn } from './lists.ts';
import { metadataIn } from './metadata.ts';
import { currencyIn, moneyText, positiveIn } from './money.ts';
import { allowOnly, noExpansion, required, text } from './params.ts';
import type { PaymentIntent } from './payment-intent-view.ts';
import { invalid, unknown } from './refusals.ts';
import { type Transfer, transferView } from './transfer-view.ts';

type Draft = Omit<Transfer, 'id' | 'amount_reversed' | 'balance_transaction' | 'created_at'>;

const NOTES = ['transfer_group', 'description', 'metadata'];

export const createTransfer: Verb = ({ params, request }) => {
  allowOnly(params, ['amount', 'currency', 'destination', 'source_transaction', ...NOTES, 'expand']);
  noExpansion(params);
  required(params, 'amount');
  const draft: Draft = {
    amount: positiveIn(params, 'amount') ?? 0,
    currency: currencyIn(params),
    destination: required(params, 'destination'),
    source_transaction: text(params, 'source_transaction') ?? null,
    transfer_group: text(params, 'transfer_group') ?? null,
    description: text(params, 'description') ?? null,
    metadata: metadataIn(params),
  };
  return async (db) => {
    await demandDestination(db, draft);
    const available_at = await demandFunds(db, draft);
    const transfer = await insertTransfer(db, draft, available_at);
    const view = await transferView(db, transfer);
    await recordEvent(db, 'transfer.created', view, { request });
    return ok(view);
  };
};

export const retrieveTransfer: Verb = ({ id, params }) => {
  noExpansion(params);
  return async (db) => ok(await transferView(db, await transferOf(db, id)));
};

export const listTransfers: Verb = (call) => {
  const page = listIn(call, ['transfer_group', 'destination']);
  const group = text(call.params, 'transfer_group') ?? null;
  const destination = text(call.params, 'destination') ?? null;
  return (db) => {
    const where = db`
      (${group}::text is null or transfer_group = ${group})
      and (${destination}::text is null or destination = ${destination})`;
    return listAnswer<Transfer>(db, { table: 'transfers', page, where }, (transfer) => transferView(db, transfer));
  };
};

export async function transferOf(db: Db, id: string): Promise<Transfer> {
  const [transfer] = await db<Transfer[]>`select * from transfers where id = ${id}`;
  if (!transfer) throw unknown('transfer', id);
  return transfer;
}

async function demandDestination(db: Db, { destination }: Draft) {
  if (!mayReceive(await accountOf(db, destination, 'destination')))
    throw invalid(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers',
      { code: 'insufficient_capabilities_for_transfer', param: 'destination' },
    );
}

/**
 * Limit: what is left of the payment, whose arrival the transfer shares, else the available balance. Returns the
 * arrival.
 */
async function demandFunds(db: Db, { amount, currency, source_transaction }: Draft): Promise<Date> {
  if (source_transaction) return demandSource(db, source_transaction, { amount, currency });
  const available = await availableFor(db, currency);
  if (amount > available)
    throw invalid(
      'You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance by creating Charges using the 4000000000000077 test card. See: https://stripe.com/docs/testing#available-balance',
      { code: 'balance_insufficient' },
    );
  return new Date();
}

async function demandSource(db: Db, id: string, { amount, currency }: Pick<Draft, 'amount' | 'currency'>) {
  const source = await paidCharge(db, id, 'source_transaction');
  const settled = await chargeTransaction(db, id);
  if (settled.currency !== currency)
    throw invalid(
      `The currency of source_transaction's balance transaction (${settled.currency}) must be the same as the transfer currency (${currency})`,
    );
  const [intent] = await db<PaymentIntent[]>`
    select * from payment_intents where id = ${source.payment_intent} for update`;
  const [gone] = await db<{ amount: number }[]>`
    select coalesce(sum(amount - amount_reversed), 0)::int8 as amount from transfers where source_transaction = ${id}`;
  const remaining = intent ? intent.amount - intent.amount_refunded - intent.amount_disputed : 0;
  const left = Math.round(remaining * (settled.exchange_rate ?? 1)) - (gone?.amount ?? 0);
  if (amount > left)
    throw invalid(
      `Transfers using this transaction as a source must not exceed what is left of it: ${moneyText(left, currency)}`,
      { param: 'amount' },
    );
  return new Date(Math.max(Date.now(), settled.available_at.getTime()));
}

async function insertTransfer(db: Db, { metadata, ...draft }: Draft, available_at: Date): Promise<Transfer> {
  const id = newId('tr');
  const { amount, currency } = draft;
  const balance_transaction = await book(db, { type: 'transfer', source: id, amount: -amount, currency, available_at });
  const [row] = await db<Transfer[]>`
    insert into transfers ${db({ id, ...draft, balance_transaction, metadata: db.json(metadata) })} returning *`;
  if (!row) throw new Error('The transfer was not stored');
  return row;
}
