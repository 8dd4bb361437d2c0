import type Stripe from 'stripe';
import { feeIn } from './fees.ts';
import { reaching } from './reaching.ts';

export const RECORD_KINDS = ['payment', 'refund', 'chargeback', 'payout'] as const;

type RecordKind = (typeof RECORD_KINDS)[number];

export interface CardRecord {
  kind: RecordKind | 'fee';
  reference: string;
  /** Movement in cents; reversals are negative. */
  cents: number;
  at: Date;
  intentId?: string;
  bookingId?: string;
  productId?: string;
  accountId?: string;
}

interface Page {
  records: CardRecord[];
  /** Cursor of the next page; absent on the last. */
  next?: string;
}

/** Newest first, page by page. */
export function records(stripe: Stripe) {
  const expand = ['data.balance_transaction'];
  const pages: Record<RecordKind, (page: Stripe.PaginationParams) => Promise<Page>> = {
    payment: async (page) => pageOf(await stripe.charges.list({ ...page, expand }), paymentsIn),
    refund: async (page) => pageOf(await stripe.refunds.list({ ...page, expand }), refundsIn),
    chargeback: async (page) => pageOf(await stripe.disputes.list(page), chargebacksIn),
    payout: async (page) => pageOf(await stripe.transfers.list(page), payoutsIn),
  };
  return {
    recordsAfter: (kind: RecordKind, after?: string): Promise<Page> =>
      reaching(() => pages[kind]({ limit: 100, ...(after && { starting_after: after }) })),
  };
}

function pageOf<T extends { id: string }>({ data, has_more }: Stripe.ApiList<T>, read: (one: T) => CardRecord[]): Page {
  const last = has_more && data.at(-1)?.id;
  return { records: data.flatMap(read), ...(last && { next: last }) };
}

function paymentsIn({
  payment_intent,
  paid,
  captured,
  amount_captured,
  metadata,
  created,
  balance_transaction,
}: Stripe.Charge): CardRecord[] {
  const { bookingId, productId } = metadata;
  const intentId = idOf(payment_intent);
  if (!paid || !captured || !intentId) return [];
  const deal = { ...(bookingId && { bookingId }), ...(productId && { productId }) };
  const at = moment(created);
  const fees = feesIn(intentId, at, balance_transaction);
  return [{ kind: 'payment', reference: intentId, cents: amount_captured, intentId, ...deal, at }, ...fees];
}

function refundsIn({ id, amount, status, payment_intent, created, balance_transaction }: Stripe.Refund): CardRecord[] {
  const cents = status === 'failed' || status === 'canceled' ? 0 : amount;
  const [intentId, at] = [idOf(payment_intent), moment(created)];
  return [{ kind: 'refund', reference: id, cents, intentId, at }, ...feesIn(intentId, at, balance_transaction)];
}

/** Inquiries and won disputes move nothing. */
function chargebacksIn({ id, amount, status, payment_intent, created, ...dispute }: Stripe.Dispute): CardRecord[] {
  const cents = status === 'won' || status === 'prevented' || status.startsWith('warning_') ? 0 : amount;
  const [intentId, at] = [idOf(payment_intent), moment(created)];
  const fees = feesIn(intentId, at, ...dispute.balance_transactions);
  return [{ kind: 'chargeback', reference: id, cents, intentId, at }, ...fees];
}

function feesIn(
  intentId: string,
  at: Date,
  ...transactions: (Stripe.BalanceTransaction | string | null)[]
): CardRecord[] {
  return transactions.flatMap(feeIn).map(({ reference, cents }) => ({ kind: 'fee', reference, cents, intentId, at }));
}

function payoutsIn(transfer: Stripe.Transfer): CardRecord[] {
  const { id, amount, destination, transfer_group, reversals } = transfer;
  const group = transfer_group ? { bookingId: transfer_group } : {};
  const shared = { kind: 'payout' as const, accountId: idOf(destination), ...group };
  return [
    { ...shared, reference: id, cents: amount, at: moment(transfer.created) },
    ...reversals.data.map((back) => ({ ...shared, reference: back.id, cents: -back.amount, at: moment(back.created) })),
  ];
}

const idOf = (named: string | { id: string } | null) => (typeof named === 'string' ? named : (named?.id ?? ''));
const moment = (seconds: number) => new Date(seconds * 1000);
