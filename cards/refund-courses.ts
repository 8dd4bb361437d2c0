import { bookAfter } from './balance-transactions.ts';
import { NO_REQUEST } from './calls.ts';
import type { Db, Fragment, Sql } from './database.ts';
import { recordEvent } from './events.ts';
import { type Refund, type RefundStatus, refundView } from './refund-view.ts';
import type { RefundCourse } from './test-cards.ts';

/** The first status of a refund, and the one it takes a moment later. */
export const COURSES: Record<RefundCourse, { status: RefundStatus; becomes: RefundStatus | null }> = {
  succeeds: { status: 'succeeded', becomes: null },
  waits: { status: 'pending', becomes: 'succeeded' },
  fails: { status: 'succeeded', becomes: 'failed' },
};

export const BANK_TAKES = '1 second';

const AT_ONCE = 20;

/** Returns the milliseconds until the next one. */
export async function settleRefunds(sql: Sql, happened: () => void): Promise<number> {
  const [next] = await sql<{ wait: number | null }[]>`
    select (extract(epoch from min(changes_at) - clock_timestamp()) * 1000)::float8 as wait
    from refunds where changes_at is not null`;
  const wait = next?.wait ?? Number.POSITIVE_INFINITY;
  if (wait > 0) return wait;
  await moveRefunds(sql);
  happened();
  return 0;
}

/** Returns how many. */
export async function moveRefunds(sql: Sql, due: Fragment = sql`changes_at <= clock_timestamp()`): Promise<number> {
  return sql.begin(async (db) => {
    const moving = await db<Refund[]>`
      select * from refunds where changes_at is not null and ${due}
      order by changes_at limit ${AT_ONCE} for update skip locked`;
    for (const refund of moving) await changeRefund(db, refund.id, refund.becomes ?? refund.status);
    return moving.length;
  });
}

/** The money of a failed refund returns to the balance. */
export async function changeRefund(db: Db, id: string, status: RefundStatus): Promise<boolean> {
  const failure_reason = status === 'failed' ? 'expired_or_canceled_card' : null;
  const [refund] = await db<Refund[]>`
    update refunds set ${db({ status, failure_reason, becomes: null, changes_at: null })}
    where id = ${id} and status <> ${status} and status <> 'failed' returning *`;
  if (!refund) return false;
  if (status === 'failed') {
    await db`
      update payment_intents set amount_refunded = amount_refunded - ${refund.amount} where id = ${refund.payment_intent}`;
    await bookAfter(db, refund.charge, { type: 'refund_failure', source: id, amount: refund.amount });
  }
  const origin = { request: NO_REQUEST };
  await recordEvent(db, 'refund.updated', refundView(refund), origin);
  await recordEvent(db, 'charge.refund.updated', refundView(refund), origin);
  if (status === 'failed') await recordEvent(db, 'refund.failed', refundView(refund), origin);
  return true;
}
