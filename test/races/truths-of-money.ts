import assert from 'node:assert/strict';
import type { Race } from './race.ts';

interface Amounts {
  id: string;
  status: string;
  captured: number;
  refund: number;
  payout: number;
  fee: number;
  takenBack: number;
  lost: number;
}

/** Each amount column as a sum of ledger accounts. */
const SUMS: Record<keyof Omit<Amounts, 'id' | 'status'>, Record<string, 1 | -1>> = {
  captured: { pay: 1 },
  refund: { refund: 1, 'refund-called-off': -1 },
  payout: { payout: 1, 'payout-withheld': -1, 'payout-called-off': -1, 'payout-reversed': -1 },
  fee: { fee: 1, 'fee-withheld': -1, 'fee-called-off': -1 },
  takenBack: { 'charge-back': 1, 'charge-back-lost': 1, 'win-charge': -1, 'win-charge-lost': -1 },
  lost: {
    'charge-back-lost': 1,
    'win-charge-lost': -1,
    'payout-called-off': -1,
    'payout-reversed': -1,
    'refund-called-off': -1,
    'fee-called-off': -1,
  },
};

export async function assertMoney({ town: { sql }, bikes }: Race) {
  const deals = await sql<Amounts[]>`
    select id, status, captured_cents as captured, refund_cents as refund, payout_cents as payout, fee_cents as fee,
      taken_back_cents as "takenBack", lost_cents as lost
    from bookings where product_id = any (${bikes})`;
  const sums = await sql<{ deal: string; reason: string; cents: number }[]>`
    select booking_id as deal, reason, sum(amount_cents)::bigint as cents from ledger
    where product_id = any (${bikes}) group by 1, 2`;
  for (const { id, ...deal } of deals) {
    for (const [column, reasons] of Object.entries(SUMS)) {
      const posted = sums
        .filter(({ deal }) => deal === id)
        .reduce((sum, { reason, cents }) => sum + (reasons[reason] ?? 0) * cents, 0);
      assert.equal(deal[column as keyof typeof SUMS], posted, `${column} of deal ${id}`);
    }
    assert.ok(deal.refund <= deal.captured, 'Refunded more than was paid');
    assert.ok(deal.payout <= deal.captured - deal.refund - deal.fee, 'Paid out more than was there');
  }
  const balances = await sql<{ deal: string; currency: string; account: string; cents: number }[]>`
    select booking_id as deal, currency, account, sum(cents)::bigint as cents from (
      select booking_id, currency, to_account as account, amount_cents as cents from ledger
        where product_id = any (${bikes})
      union all
      select booking_id, currency, from_account, -amount_cents from ledger where product_id = any (${bikes})
    ) moved group by 1, 2, 3`;
  const perCurrency = Map.groupBy(balances, ({ currency }) => currency);
  for (const [currency, all] of perCurrency)
    assert.equal(
      all.reduce((sum, { cents }) => sum + cents, 0),
      0,
      `The ledger does not balance in ${currency}`,
    );
  const [stuck] = await sql<{ cents: number }[]>`
    select coalesce(sum(amount_cents), 0)::bigint as cents from (
      select amount_cents from refunds where product_id = any (${bikes}) and status = 'stuck'
      union all select amount_cents from payouts where product_id = any (${bikes}) and status = 'stuck'
      -- Who is gone does not say any more where to.
      union all select p.amount_cents from payouts p join users u on u.id = p.seller_id
        where p.product_id = any (${bikes}) and p.status = 'due' and p.next_attempt_at is null
          and u.removed_at is not null) orders`;
  const lying = balances.filter(({ account }) => LYING.includes(account)).filter(({ cents }) => cents !== 0);
  assert.ok(
    lying.every(({ account, cents }) => account !== 'held' && cents > 0),
    `Left lying: ${JSON.stringify(lying)}`,
  );
  const left = lying.reduce((sum, { cents }) => sum + cents, 0);
  assert.equal(left, stuck?.cents, `Left lying, beside what an admin has to look at: ${JSON.stringify(lying)}`);
}

const LYING = ['held', 'refund-due', 'payout-due'];
