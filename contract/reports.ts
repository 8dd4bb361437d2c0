import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Page, Search } from './page.ts';
import { Id } from './text.ts';

export const REPORT_ORDERS = ['newest', 'most'] as const;
export type ReportOrder = (typeof REPORT_ORDERS)[number];
/** So many of a product's reporters are named. */
export const REPORTERS_NAMED = 5;

export const ReportedProduct = z.object({
  /** The product's id. */
  _id: Id,
  productName: z.string(),
  categoryName: z.string(),
  img: z.string(),
  sellerName: z.string(),
  sellerEmail: z.string(),
  isAvailable: z.boolean(),
  isReserved: z.boolean(),
  reports: z.number().int(),
  /** When it was last reported: ISO 8601, UTC. */
  reportedAt: z.string(),
  /** The newest of those who reported it. */
  reporters: z.array(z.object({ name: z.string(), email: z.string(), reportedAt: z.string() })),
  /** What the caller can do with it. */
  may: z.object({ remove: z.boolean() }),
});
export type ReportedProduct = z.infer<typeof ReportedProduct>;

const byProduct = z.object({ id: Id });

export const reportProduct = endpoint({
  method: 'PUT',
  path: '/report/:id',
  access: 'signed-in',
  needs: 'confirmed-address',
  summary: 'Report a product to the admins, once per person',
  params: byProduct,
  answer: z.object({ modifiedCount: z.number().int() }),
});

export const listReportedProducts = endpoint({
  method: 'GET',
  path: '/report',
  access: 'admin',
  summary: 'Products with open reports, the last reported first unless said; `search` looks in bikes and sellers',
  query: Page.extend({
    search: Search,
    sort: z.enum(REPORT_ORDERS, `Please choose one of ${REPORT_ORDERS.join(', ')}`).default('newest'),
  }),
  answer: z.array(ReportedProduct),
});

export const dismissReports = endpoint({
  method: 'DELETE',
  path: '/report/:id',
  access: 'admin',
  summary: 'Dismiss the open reports on a product',
  params: byProduct,
  answer: z.object({ deletedCount: z.number().int() }),
});
