import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { Dollars } from './money.ts';

/** Calls of admins that refund a buyer. `refund-payout`: a payout that was held for review. */
export const REFUND_DECISIONS = ['cancel', 'refund', 'refund-part', 'refund-payout'] as const;
export type RefundDecision = (typeof REFUND_DECISIONS)[number];

/** A refund above `refundApprovalAbove`, which is made when another admin decides the same. */
export const RefundProposal = z.object({
  decision: z.enum(REFUND_DECISIONS),
  refund: Dollars,
  reason: z.string(),
  by: z.string(),
  isOwn: z.boolean(),
  at: z.string(),
});
export type RefundProposal = z.infer<typeof RefundProposal>;

export const withdrawRefundProposal = endpoint({
  method: 'DELETE',
  path: '/bookings/:id/refund-proposal',
  access: 'admin',
  right: 'money',
  summary: 'Take back, or turn down, a refund that waits for another admin',
  params: z.object({ id: Id }),
  answer: z.object({ deletedCount: z.number().int() }),
});
