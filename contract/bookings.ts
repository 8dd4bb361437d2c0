import { z } from 'zod';
import { BOOKING_STATUSES } from './deal-machine.ts';
import { StateLabel } from './deal-summary.ts';
import { endpoint } from './endpoint.ts';
import { Email, Id, line, Phone } from './fields.ts';
import { Dollars, Price } from './money.ts';
import { Page } from './pagination.ts';

/** All other fields of the specification come from the database and the token. */
export const NewBooking = z.object({
  productId: Id,
  number: Phone,
  location: line(200),
  /** Optimistic concurrency check: the price that the buyer saw. */
  resalePrice: Price.optional(),
});
export type NewBooking = z.output<typeof NewBooking>;

export const Booking = z.object({
  _id: Id,
  productId: Id,
  productName: z.string(),
  img: z.string(),
  resalePrice: Dollars,
  buyersName: z.string(),
  buyersEmail: z.string(),
  number: z.string(),
  location: z.string(),
  paid: z.boolean(),
  status: z.enum(BOOKING_STATUSES),
  bookedAt: z.string(),
  /** Deadline of the current status, after which the clock moves the deal. */
  dueAt: z.string().optional(),
  meetingAt: z.string().optional(),
  proposedBy: z.enum(['buyer', 'seller']).optional(),
  transactionId: z.string().optional(),
  summary: StateLabel,
  may: z.object({ pay: z.boolean() }),
});
export type Booking = z.infer<typeof Booking>;

export const bookProduct = endpoint({
  method: 'POST',
  path: '/booking',
  access: 'signed-in',
  needs: 'good-standing',
  once: true,
  summary: 'Book a product',
  body: NewBooking,
  answer: z.object({ acknowledged: z.boolean(), insertedId: Id }),
});

export const listBookings = endpoint({
  method: 'GET',
  path: '/booking/:email',
  access: 'oneself',
  summary: "A buyer's bookings, newest first",
  params: z.object({ email: Email }),
  query: Page,
  answer: z.array(Booking),
});

export const listBuyers = endpoint({
  method: 'GET',
  path: '/buyers/:email',
  access: 'oneself',
  summary: "The bookings on a seller's products, newest first",
  params: z.object({ email: Email }),
  query: Page,
  answer: z.array(Booking),
});

export const readBooking = endpoint({
  method: 'GET',
  path: '/bookings/:id',
  access: 'signed-in',
  summary: 'One booking: for its buyer, its seller and admins',
  params: z.object({ id: Id }),
  answer: Booking,
});
