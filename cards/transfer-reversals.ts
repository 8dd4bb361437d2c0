import { book } from './balance-transactions.ts';
import { ok, type Verb } from './calls.ts';
import type { Db } from './database.ts';
import { recordEvent } from './events.ts';
import { newId } from './ids.ts';
import { listAnswer, listIn } from './lists.ts';
import { metadataIn } from './metadata.ts';
import { moneyText, positiveIn } from './money.ts';
import { allowOnly, noExpansion } from './params.ts';
import { invalid } from './refusals.ts';
import { type Reversal, reversalView, type Transfer, transferView } from './transfer-view.ts';
import { transferOf } from './transfers.ts';

export const reverseTransfer: Verb = ({ id, params, request }) => {
  allowOnly(params, ['amount', 'metadata', 'expand']);
  noExpansion(params);
  const wish = positiveIn(params, 'amount');
  const metadata = metadataIn(params);
  return async (db) => {
    await db`select from transfers where id = ${id} for update`;
    const before = await transferOf(db, id);
    const left = before.amount - before.amount_reversed;
    const amount = wish ?? left;
    if (left === 0) throw invalid(`The transfer ${id} is already fully reversed.`);
    if (amount > left)
      throw invalid(
        `Reversal amount (${moneyText(amount, before.currency)}) is greater than unreversed amount on transfer (${moneyText(left, before.currency)})`,
        { param: 'amount' },
      );
    const [transfer = before] = await db<Transfer[]>`
      update transfers set amount_reversed = amount_reversed + ${amount} where id = ${id} returning *`;
    const reversal = await insertReversal(db, { transfer: id, amount, currency: before.currency, metadata });
    await recordEvent(db, 'transfer.reversed', await transferView(db, transfer), { request });
    return ok(reversalView(reversal));
  };
};

export const listReversals: Verb = (call) => {
  const { id } = call;
  const page = listIn(call);
  return async (db) => {
    await transferOf(db, id);
    const list = { table: 'transfer_reversals', url: `/v1/transfers/${id}/reversals`, page } as const;
    return listAnswer<Reversal>(db, { ...list, where: db`transfer = ${id}` }, reversalView);
  };
};

async function insertReversal(
  db: Db,
  { metadata, ...reversal }: Omit<Reversal, 'id' | 'balance_transaction' | 'created_at'>,
): Promise<Reversal> {
  const id = newId('trr');
  const [gone] = await db<{ available_at: Date }[]>`
    select greatest(available_at, clock_timestamp()) as available_at from balance_transactions
    where source = ${reversal.transfer}`;
  const { amount, currency } = reversal;
  const moved = { type: 'transfer_refund', source: id, amount, currency } as const;
  const balance_transaction = await book(db, { ...moved, ...gone });
  const [row] = await db<Reversal[]>`
    insert into transfer_reversals ${db({ id, ...reversal, balance_transaction, metadata: db.json(metadata) })} returning *`;
  if (!row) throw new Error('The reversal was not stored');
  return row;
}
