import type { Sql } from '#server/database/connect.ts';

interface Money {
  status: string;
  captured: number;
  refund: number;
  payout: number;
  fee: number;
  takenBack: number;
  lost: number;
}

/** Amounts of a deal and its ledger balances in cents, without zeros. */
export async function moneyOf(sql: Sql, bookingId: string) {
  const [money] = await sql<Money[]>`
    select status, captured_cents as captured, refund_cents as refund, payout_cents as payout, fee_cents as fee,
      taken_back_cents as "takenBack", lost_cents as lost
    from bookings where id = ${bookingId}`;
  const accounts = await sql<{ account: string; cents: number }[]>`
    select account, sum(cents)::bigint as cents from (
      select to_account as account, amount_cents as cents from ledger where booking_id = ${bookingId}
      union all select from_account, -amount_cents from ledger where booking_id = ${bookingId}) moved
    group by account having sum(cents) <> 0 order by account`;
  return { ...money, ...Object.fromEntries(accounts.map(({ account, cents }) => [account, cents])) };
}

export async function intentOf(sql: Sql, bookingId: string): Promise<string> {
  const [payment] = await sql<{ id: string }[]>`select intent_id as id from payments where booking_id = ${bookingId}`;
  return payment?.id ?? '';
}

/** Ends the retry delays of the deal's transfers. */
export async function letWaitsEnd(sql: Sql, bookingId: string) {
  await sql`update refunds set next_attempt_at = now() where booking_id = ${bookingId} and status = 'due'`;
  await sql`
    update payouts set next_attempt_at = now()
    where booking_id = ${bookingId} and status in ('due', 'reversal-due') and next_attempt_at is not null`;
}
