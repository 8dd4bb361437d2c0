import { ok, type Verb } from './calls.ts';
import type { Db } from './database.ts';
import { newId } from './ids.ts';
import { listAnswer, listIn } from './lists.ts';
import { choice, noExpansion, text } from './params.ts';
import { seconds } from './payment-intent-view.ts';
import { unknown } from './refusals.ts';

const TYPES = ['charge', 'refund', 'refund_failure', 'adjustment', 'transfer', 'transfer_refund'] as const;

export interface BalanceTransaction {
  id: string;
  type: (typeof TYPES)[number];
  source: string;
  amount: number;
  fee: number;
  currency: string;
  exchange_rate: number | null;
  available_at: Date;
  created_at: Date;
}

type Draft = Pick<BalanceTransaction, 'type' | 'source' | 'amount' | 'currency'> &
  Partial<Pick<BalanceTransaction, 'fee' | 'exchange_rate' | 'available_at'>>;

export async function book(db: Db, draft: Draft): Promise<string> {
  const id = newId('txn');
  await db`insert into balance_transactions ${db({ id, ...draft })}`;
  return id;
}

export async function bookAfter(
  db: Db,
  charge: string,
  { amount, ...draft }: Pick<Draft, 'type' | 'source' | 'amount' | 'fee'>,
): Promise<string> {
  const { currency, exchange_rate } = await chargeTransaction(db, charge);
  return book(db, { ...draft, amount: Math.round(amount * (exchange_rate ?? 1)), currency, exchange_rate });
}

export async function chargeTransaction(db: Db, charge: string): Promise<BalanceTransaction> {
  const [transaction] = await db<BalanceTransaction[]>`
    select * from balance_transactions where source = ${charge} and type = 'charge'`;
  if (!transaction) throw new Error(`The charge ${charge} has no balance transaction`);
  return transaction;
}

export function balanceTransactionView({ available_at, created_at, ...transaction }: BalanceTransaction) {
  const { amount, fee, currency, type } = transaction;
  const detail = { amount: fee, application: null, currency, description: 'Processing fees', type: 'stripe_fee' };
  return {
    ...transaction,
    object: 'balance_transaction',
    available_on: seconds(available_at),
    created: seconds(created_at),
    description: null,
    fee_details: fee === 0 ? [] : [detail],
    net: amount - fee,
    reporting_category: type === 'adjustment' ? 'dispute' : type,
    status: available_at.getTime() > Date.now() ? 'pending' : 'available',
  };
}

export async function transactionsOf(db: Db, source: string) {
  const rows = await db<BalanceTransaction[]>`
    select * from balance_transactions where source = ${source} order by created_at, id`;
  return rows.map(balanceTransactionView);
}

export async function expanded<T extends { balance_transaction: string | null }>(db: Db, view: T, wished: boolean) {
  const id = wished && view.balance_transaction;
  return id ? { ...view, balance_transaction: balanceTransactionView(await transactionOf(db, id)) } : view;
}

export const retrieveBalanceTransaction: Verb = ({ id, params }) => {
  noExpansion(params);
  return async (db) => ok(balanceTransactionView(await transactionOf(db, id)));
};

export const listBalanceTransactions: Verb = (call) => {
  const page = listIn(call, ['type', 'source']);
  const type = choice(call.params, 'type', TYPES) ?? null;
  const source = text(call.params, 'source') ?? null;
  return (db) => {
    const where = db`(${type}::text is null or type = ${type}) and (${source}::text is null or source = ${source})`;
    return listAnswer<BalanceTransaction>(db, { table: 'balance_transactions', page, where }, balanceTransactionView);
  };
};

async function transactionOf(db: Db, id: string): Promise<BalanceTransaction> {
  const [transaction] = await db<BalanceTransaction[]>`select * from balance_transactions where id = ${id}`;
  if (!transaction) throw unknown('balance transaction', id);
  return transaction;
}
