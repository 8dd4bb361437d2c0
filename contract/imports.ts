import { z } from 'zod';
import { DISTANCE_UNITS } from '#language/display.ts';
import { t } from '#language/t.ts';
import { BIKE_FIELD_NAMES } from './bike-fields.ts';
import { endpoint } from './endpoint.ts';
import { Id, line, Phone } from './fields.ts';
import { Page } from './pagination.ts';
import { CONDITIONS } from './products.ts';

export const IMPORT_TYPES = [
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  'application/vnd.ms-excel',
] as const;
export const LARGEST_IMPORT_BYTES = 30 * 1024 * 1024;
export const MOST_IMPORT_ROWS = 50_000;

export const IMPORT_FIELDS = [
  'productName',
  'categoryName',
  'yearsOfUse',
  ...BIKE_FIELD_NAMES,
  'resalePrice',
  'orgPrice',
  'sellerLocation',
  'sellerPhone',
  'disc',
  'img',
  'frameNumber',
  'reference',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/**
 * read (needs a mapping) → checking (dry run) → checked (needs a start) → importing → done; `faulty`: unreadable.
 * Above the seller's listing limit: checked → waiting for an admin → importing or refused.
 */
export const IMPORT_STATES = [
  'read',
  'checking',
  'checked',
  'waiting',
  'refused',
  'importing',
  'done',
  'faulty',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** `asked` rows need confirmation by the seller, and become `ready` or `corrected`. */
export const ROW_OUTCOMES = ['ready', 'corrected', 'asked', 'duplicate', 'refused', 'imported'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

export const ImportMapping = z.partialRecord(z.enum(IMPORT_FIELDS), z.number().int().min(0).max(199));
export type ImportMapping = z.output<typeof ImportMapping>;

/** `remembered`: from an earlier file of the same user with the same columns. */
export const MAPPING_ORIGINS = ['guessed', 'remembered', 'chosen'] as const;
export type MappingOrigin = (typeof MAPPING_ORIGINS)[number];

export const ImportSettings = z.object({
  categoryName: line(40).optional(),
  condition: z.enum(CONDITIONS).optional(),
  sellerLocation: line(120).optional(),
  placeId: z.number().int().positive().optional(),
  sellerPhone: Phone.optional(),
  /** ISO 4217; default for prices without a currency. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('USD'),
  perDollar: z.number().positive().max(10_000_000).default(1),
  distanceUnit: z.enum(DISTANCE_UNITS).default('km'),
});
export type ImportSettings = z.output<typeof ImportSettings>;

const KeptSettings = z.object({
  ...ImportSettings.shape,
  categoryName: z.string().optional(),
  sellerLocation: z.string().optional(),
  sellerPhone: z.string().optional(),
});

export const Import = z.object({
  _id: Id,
  fileName: z.string(),
  startedAt: z.string(),
  state: z.enum(IMPORT_STATES),
  fault: z.string().optional(),
  refusal: z.string().optional(),
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  mapping: ImportMapping,
  mappingOrigin: z.enum(MAPPING_ORIGINS),
  settings: KeptSettings,
  rows: z.number().int(),
  through: z.number().int(),
  outcomes: z.record(z.enum(ROW_OUTCOMES), z.number().int()),
});
export type Import = z.infer<typeof Import>;

export const ImportRow = z.object({
  _id: z.string(),
  number: z.number().int(),
  outcome: z.enum(ROW_OUTCOMES),
  reads: z.partialRecord(z.enum(IMPORT_FIELDS), z.string()),
  corrections: z.array(z.object({ field: z.enum(IMPORT_FIELDS), written: z.string(), understood: z.string() })),
  /** Warnings of a row that is not refused: omitted or strange values. */
  faults: z.array(z.object({ field: z.enum(IMPORT_FIELDS), message: z.string(), suggestion: z.string().optional() })),
  /** Suspicious values that need confirmation, such as a deposit as the price. */
  questions: z.array(z.object({ field: z.enum(IMPORT_FIELDS), message: z.string() })),
  /** Original of a duplicate: an earlier row of this file, or a product. */
  sameAs: z.object({ row: z.number().int().optional(), productId: Id.optional() }).optional(),
  productId: Id.optional(),
});
export type ImportRow = z.infer<typeof ImportRow>;

export const RowsAsked = Page.omit({ after: true }).extend({
  outcome: z.enum(ROW_OUTCOMES).optional(),
  /** Cursor: number of the last row on the page before. */
  after: z.coerce.number().int().min(0).optional(),
});

const one = z.object({ id: Id });

export const startImport = endpoint({
  method: 'POST',
  path: '/imports',
  access: 'seller',
  needs: 'good-standing',
  takes: IMPORT_TYPES,
  summary: 'Send a file of bikes as CSV; nothing is listed yet',
  query: z.object({ fileName: line(200) }),
  answer: Import,
});

export const listImports = endpoint({
  method: 'GET',
  path: '/imports',
  access: 'seller',
  summary: "One's own imports, newest first",
  query: Page,
  answer: z.array(Import),
});

export const readImport = endpoint({
  method: 'GET',
  path: '/imports/:id',
  access: 'seller',
  summary: 'How far an import is',
  params: one,
  answer: Import,
});

export const mapImport = endpoint({
  method: 'PUT',
  path: '/imports/:id/mapping',
  access: 'seller',
  needs: 'confirmed-address',
  summary: 'Say which column holds what, and have every row checked without listing anything',
  params: one,
  body: z.object({ mapping: ImportMapping, settings: ImportSettings }),
  answer: Import,
});

export const listImportRows = endpoint({
  method: 'GET',
  path: '/imports/:id/rows',
  access: 'seller',
  summary: 'The rows of an import in their order, with their faults and corrections',
  params: one,
  query: RowsAsked,
  answer: z.array(ImportRow),
});

export const MOST_CONFIRMED_ROWS = 1000;

export const confirmImportRows = endpoint({
  method: 'PUT',
  path: '/imports/:id/confirmed',
  access: 'seller',
  needs: 'confirmed-address',
  summary: 'Say that rows which are asked about are right, so that they are listed too, or take that back',
  params: one,
  body: z.object({
    /** Row numbers; absent: all open questions. */
    rows: z.array(z.number().int().positive()).max(MOST_CONFIRMED_ROWS).optional(),
    isConfirmed: z.boolean({ error: () => t('Please say true or false') }),
  }),
  answer: Import,
});

export const runImport = endpoint({
  method: 'POST',
  path: '/imports/:id/run',
  access: 'seller',
  needs: 'good-standing',
  summary:
    'List the rows that can be listed, in the background; again: goes on where it stopped. More bikes than one may list wait for an admin',
  params: one,
  answer: Import,
});

export const removeImport = endpoint({
  method: 'DELETE',
  path: '/imports/:id',
  access: 'seller',
  summary: 'Forget an import that is not running; what it listed stays',
  params: one,
  answer: z.object({ deletedCount: z.number().int() }),
});

export const readImportResult = endpoint({
  method: 'GET',
  path: '/imports/:id/result',
  access: 'seller',
  gives: 'text/csv',
  summary: 'The rows as they were sent, each with what became of it, as CSV',
  params: one,
  answer: z.string(),
});
