import { z } from 'zod';
import { t } from '#language/t.ts';
import { endpoint } from './endpoint.ts';
import { Id, oneOf, paragraph } from './fields.ts';
import { FrameFinding } from './frame-check.ts';
import { Page, Search } from './pagination.ts';

export const REPORT_ORDERS = ['newest', 'most'] as const;
export type ReportOrder = (typeof REPORT_ORDERS)[number];
export const REPORTERS_NAMED = 5;

export const REPORT_REASONS = ['scam', 'stolen', 'wrong-facts', 'not-for-sale', 'not-a-bike', 'other'] as const;
export const ReportReason = z.enum(REPORT_REASONS, { error: () => t('Please choose one of the reasons') });
export type ReportReason = z.infer<typeof ReportReason>;
export const MOST_REPORT_WORDS = 500;
export const MOST_REPORTS_A_DAY = 20;
/** Delay before the same user can report a product again for another reason. */
export const REPORT_AGAIN_DAYS = 7;

export const ReportedProduct = z.object({
  _id: Id,
  productName: z.string(),
  categoryName: z.string(),
  img: z.string(),
  sellerName: z.string(),
  sellerEmail: z.string(),
  isAvailable: z.boolean(),
  isReserved: z.boolean(),
  reports: z.number().int(),
  reportedAt: z.string(),
  reporters: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      reportedAt: z.string(),
      reason: ReportReason.optional(),
      words: z.string().optional(),
    }),
  ),
  /** Absent: none, or no frame number was given. */
  frameFindings: z.array(FrameFinding).optional(),
  bookingId: Id.optional(),
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

export const explainReport = endpoint({
  method: 'POST',
  path: '/report/:id',
  access: 'signed-in',
  needs: 'confirmed-address',
  summary: 'Report a product to the admins and say why, once per person',
  params: byProduct,
  body: z.object({ reason: ReportReason, words: paragraph(MOST_REPORT_WORDS).optional() }),
  answer: z.object({ modifiedCount: z.number().int() }),
});

export const withdrawReport = endpoint({
  method: 'DELETE',
  path: '/report/:id/own',
  access: 'signed-in',
  summary: 'Take one’s own report back, while no admin has decided about it',
  params: byProduct,
  answer: z.object({ deletedCount: z.number().int() }),
});

export const listReportedProducts = endpoint({
  method: 'GET',
  path: '/report',
  access: 'admin',
  right: 'moderation',
  summary: 'Products with open reports, the last reported first unless said; `search` looks in bikes and sellers',
  query: Page.extend({
    search: Search,
    sort: oneOf(REPORT_ORDERS).default('newest'),
  }),
  answer: z.array(ReportedProduct),
});

export const dismissReports = endpoint({
  method: 'DELETE',
  path: '/report/:id',
  access: 'admin',
  right: 'moderation',
  summary: 'Dismiss the open reports on a product',
  params: byProduct,
  answer: z.object({ deletedCount: z.number().int() }),
});
