import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Page } from './page.ts';
import { Id } from './text.ts';

export const ReportedProduct = z.object({
  /** The product's id. */
  _id: Id,
  productName: z.string(),
  categoryName: z.string(),
  sellerEmail: z.string(),
  reports: z.number().int(),
  /** When it was last reported: ISO 8601, UTC. */
  reportedAt: z.string(),
});
export type ReportedProduct = z.infer<typeof ReportedProduct>;

const byProduct = z.object({ id: Id });

export const reportProduct = endpoint({
  method: 'PUT',
  path: '/report/:id',
  access: 'signed-in',
  summary: 'Report a product to the admins, once per person',
  params: byProduct,
  answer: z.object({ modifiedCount: z.number().int() }),
});

export const listReportedProducts = endpoint({
  method: 'GET',
  path: '/report',
  access: 'admin',
  summary: 'Products with open reports, newest first',
  query: Page,
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
