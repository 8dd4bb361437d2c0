import { z } from 'zod';
import { BOOKING_STATUSES } from './deal-machine.ts';
import { Id } from './fields.ts';
import { Dollars } from './money.ts';

export const OwnBooking = z.object({
  _id: Id,
  status: z.enum(BOOKING_STATUSES),
  /** What was agreed: the price of the bike, or that of an accepted offer. */
  price: Dollars,
  heldUntil: z.string().optional(),
});
export type OwnBooking = z.infer<typeof OwnBooking>;
