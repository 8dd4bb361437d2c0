import type { Sql } from '#server/database/connect.ts';

/** By an admin who has left. */
export async function aRefundProposal(sql: Sql, bookingId: string) {
  await sql`
    insert into refund_proposals (product_id, booking_id, step_id, admin_id, decision, refund_cents, reason)
    select product_id, booking_id, id, gen_random_uuid(), 'refund', 100, 'So it is' from booking_steps
    where booking_id = ${bookingId} order by id desc limit 1`;
}
