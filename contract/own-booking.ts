import { z } from 'zod';
import { BOOKING_STATUSES } from './deal-machine.ts';
import { Id } from './fields.ts';

export const OwnBooking = z.object({
  _id: Id,
  status: z.enum(BOOKING_STATUSES),
  /** Payment deadline. */
  heldUntil: z.string().optional(),
});
export type OwnBooking = z.infer<typeof OwnBooking>;
