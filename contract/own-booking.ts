import { z } from 'zod';
import { BOOKING_STATUSES } from './deal-machine.ts';
import { Id } from './fields.ts';

/** What a bike's page says about the booking of whoever looks at it. */
export const OwnBooking = z.object({
  _id: Id,
  status: z.enum(BOOKING_STATUSES),
  /** Until then it is held unpaid. ISO 8601, UTC. */
  heldUntil: z.string().optional(),
});
export type OwnBooking = z.infer<typeof OwnBooking>;
