import { z } from 'zod';
import { Booking } from './bookings.ts';
import { endpoint } from './endpoint.ts';
import { Product, WholeProduct } from './products.ts';
import { ReportReason } from './reports.ts';
import { User } from './users.ts';

/** Maximum age of the login for sensitive calls, such as deleting an account. */
export const RECENT_LOGIN_MINUTES = 5;

export const AccountData = z.object({
  exportedAt: z.string(),
  user: User,
  products: z.array(
    Product.extend({
      ...WholeProduct.pick({ photos: true, papers: true, service: true }).shape,
      frameNumber: z.string().optional(),
    }),
  ),
  bookings: z.array(Booking.omit({ summary: true })),
  /** Sales of the user's own products. */
  sales: z.array(Booking.omit({ summary: true })),
  favourites: z.array(z.object({ productId: z.string(), productName: z.string(), savedAt: z.string() })),
  reports: z.array(
    z.object({
      productId: z.string(),
      productName: z.string(),
      reportedAt: z.string(),
      reason: ReportReason.optional(),
      words: z.string().optional(),
      isWithdrawn: z.boolean().optional(),
    }),
  ),
});
export type AccountData = z.infer<typeof AccountData>;

export const exportAccount = endpoint({
  method: 'GET',
  path: '/account',
  access: 'signed-in',
  summary: "All of one's own data; one at a time, and a few a day",
  streamed: true,
  answer: AccountData,
});

export const removeAccount = endpoint({
  method: 'DELETE',
  path: '/account',
  access: 'identified',
  summary: "Delete one's own account, shortly after logging in: products leave the market, deals stay on record",
  answer: z.object({ deletedCount: z.number().int() }),
});
