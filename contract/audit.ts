import { z } from 'zod';
import { t } from '#language/t.ts';
import { ACTORS } from './deal-machine.ts';
import { endpoint } from './endpoint.ts';
import { Email, Id, oneOf } from './fields.ts';
import { Page } from './pagination.ts';

const Filter = z.object({
  actor: oneOf(ACTORS).optional(),
  /** Of the action, as `suspend-user`. */
  action: z
    .string()
    .regex(/^[a-z-]{1,60}$/, { error: () => t('This is not the name of an action') })
    .optional(),
  /** Who did it, or to whom it was done. */
  email: Email.optional(),
  since: z.iso.date({ error: () => t('Please write a day, like 2026-11-26') }).optional(),
  /** This day too. */
  until: z.iso.date({ error: () => t('Please write a day, like 2026-11-26') }).optional(),
});
export type AuditFilter = z.infer<typeof Filter>;

export const AuditEntry = z.object({
  _id: Id,
  happenedAt: z.string(),
  actor: z.enum(ACTORS),
  /** Absent: nobody, or they are erased. */
  actorName: z.string().optional(),
  actorEmail: z.string().optional(),
  action: z.string(),
  /** As `user 0199…`, `booking 0199…`. */
  subject: z.string(),
  /** Of a subject that is a person. */
  subjectName: z.string().optional(),
  subjectEmail: z.string().optional(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** The signature fits: it is as the marketplace wrote it. */
  isIntact: z.boolean(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/audit',
  access: 'admin',
  right: 'audit',
  summary: 'What was done to people, deals and money, newest first',
  query: Page.extend(Filter.shape),
  answer: z.array(AuditEntry),
});

export const exportAudit = endpoint({
  method: 'GET',
  path: '/audit/export',
  access: 'admin',
  right: 'audit',
  gives: 'text/csv',
  summary: 'The same as CSV, without the names of people',
  query: Filter,
  answer: z.string(),
});

export const MOST_AUDIT_FINDINGS = 50;

export const AuditVerification = z.object({
  /** Rows that were read: all. */
  rows: z.number().int(),
  found: z.number().int(),
  findings: z.array(z.string()).max(MOST_AUDIT_FINDINGS),
  /** To be kept elsewhere: with it `npm run audit:verify` notices rows cut off at the end. */
  head: z.string(),
});
export type AuditVerification = z.infer<typeof AuditVerification>;

export const verifyAuditLog = endpoint({
  method: 'GET',
  path: '/audit/verification',
  access: 'admin',
  right: 'audit',
  summary: 'Compare every row with its signature and the chain; 409 while another one runs',
  answer: AuditVerification,
});
