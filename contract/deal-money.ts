import { z } from 'zod';
import { PayoutWait } from './payout-waits.ts';

const Amount = z.number().nonnegative();

export const MONEY_STATUSES = ['due', 'sent', 'stuck'] as const;

/** In dollars. Held = paid − refunded − to the seller − fee − taken back by the bank. */
export const DealMoney = z.object({
  paid: Amount,
  held: Amount,
  refunded: Amount,
  toSeller: Amount,
  fee: Amount,
  takenBack: Amount,
  refund: z.enum(MONEY_STATUSES).optional(),
  payout: z.enum(MONEY_STATUSES).optional(),
  /** For admins: fees of the card provider for the payment, its refunds and disputes. */
  cardFees: z.number().optional(),
  /** For admins: the market's fee less card fees and losses; may be negative. */
  left: z.number().optional(),
  payoutWait: PayoutWait.optional(),
});
export type DealMoney = z.infer<typeof DealMoney>;
