import { z } from 'zod';
import { t } from '#language/t.ts';
import { endpoint } from './endpoint.ts';
import { Id, paragraph } from './fields.ts';
import { ImportRow, RowsAsked } from './imports.ts';
import { Page } from './pagination.ts';

export const REVIEW_UNDO_MINUTES = 5;

export const IMPORT_DECISIONS = ['approved', 'refused'] as const;
export type ImportDecision = (typeof IMPORT_DECISIONS)[number];

export const ImportReview = z.object({
  _id: Id,
  fileName: z.string(),
  waitsSince: z.string(),
  sellerName: z.string(),
  sellerEmail: z.string(),
  sellerJoinedAt: z.string(),
  onSale: z.number().int(),
  rows: z.number().int(),
  listable: z.number().int(),
  decision: z.enum(IMPORT_DECISIONS).optional(),
  reason: z.string().optional(),
  takesEffectAt: z.string().optional(),
});
export type ImportReview = z.infer<typeof ImportReview>;

const one = z.object({ id: Id });
const modified = z.object({ modifiedCount: z.number().int() });

export const listImportReviews = endpoint({
  method: 'GET',
  path: '/import-reviews',
  access: 'admin',
  right: 'moderation',
  summary: 'Imports that wait for an admin, the oldest first',
  query: Page,
  answer: z.array(ImportReview),
});

export const listImportReviewRows = endpoint({
  method: 'GET',
  path: '/import-reviews/:id/rows',
  access: 'admin',
  right: 'moderation',
  summary: 'The rows of an import that waits, as they would be listed',
  params: one,
  query: RowsAsked,
  answer: z.array(ImportRow),
});

export const decideImportReview = endpoint({
  method: 'PUT',
  path: '/import-reviews/:id',
  access: 'admin',
  right: 'moderation',
  summary: `Approve or refuse an import that waits; takes effect after ${REVIEW_UNDO_MINUTES} minutes`,
  params: one,
  body: z
    .object({ decision: z.enum(IMPORT_DECISIONS), reason: paragraph(1000).optional() })
    .refine(({ decision, reason }) => decision === 'approved' || reason, {
      path: ['reason'],
      error: () => t('Please tell the seller why'),
    }),
  answer: modified,
});

export const undoImportReview = endpoint({
  method: 'DELETE',
  path: '/import-reviews/:id',
  access: 'admin',
  right: 'moderation',
  summary: 'Take a decision back that has not taken effect yet',
  params: one,
  answer: modified,
});
