import type { Db } from './database.ts';
import type { Metadata } from './metadata.ts';
import { seconds } from './payment-intent-view.ts';

export interface Transfer {
  id: string;
  amount: number;
  amount_reversed: number;
  currency: string;
  destination: string;
  source_transaction: string | null;
  transfer_group: string | null;
  description: string | null;
  balance_transaction: string | null;
  metadata: Metadata;
  created_at: Date;
}

export interface Reversal {
  id: string;
  transfer: string;
  amount: number;
  currency: string;
  balance_transaction: string | null;
  metadata: Metadata;
  created_at: Date;
}

export async function transferView(db: Db, { created_at, ...transfer }: Transfer) {
  const reversals = await db<Reversal[]>`
    select * from transfer_reversals where transfer = ${transfer.id} order by created_at desc, id desc`;
  return {
    ...transfer,
    object: 'transfer',
    created: seconds(created_at),
    livemode: false,
    reversals: {
      object: 'list',
      data: reversals.map(reversalView),
      has_more: false,
      url: `/v1/transfers/${transfer.id}/reversals`,
    },
    reversed: transfer.amount_reversed === transfer.amount,
    source_type: 'card',
  };
}

export function reversalView({ created_at, ...reversal }: Reversal) {
  return {
    ...reversal,
    object: 'transfer_reversal',
    created: seconds(created_at),
    destination_payment_refund: null,
    source_refund: null,
  };
}
