import { z } from 'zod';
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

/** What a column of a file can hold. */
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
 * read: waits for its columns to be mapped → checking: the dry run reads every row → checked: waits for the go-ahead
 * → importing → done. `faulty`: the file could not be read to its end. With more bikes than its seller may list by
 * themselves: checked → waiting for an admin → importing, or refused.
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

/**
 * What becomes of a row. `corrected` and `ready` rows are imported, and are `imported` then. `asked` rows are only when
 * their seller has said that they are right, and are `ready` or `corrected` then.
 */
export const ROW_OUTCOMES = ['ready', 'corrected', 'asked', 'duplicate', 'refused', 'imported'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** Which column of the file holds what; a column that is not named is left out. */
export const ImportMapping = z.partialRecord(z.enum(IMPORT_FIELDS), z.number().int().min(0).max(199));
export type ImportMapping = z.output<typeof ImportMapping>;

/** guessed: by us; remembered: as the person mapped an earlier file with the same columns; chosen: for this file. */
export const MAPPING_ORIGINS = ['guessed', 'remembered', 'chosen'] as const;
export type MappingOrigin = (typeof MAPPING_ORIGINS)[number];

export const DISTANCE_UNITS = ['km', 'mi'] as const;
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];

/** What the file does not say, said once for all rows. */
export const ImportSettings = z.object({
  categoryName: line(40).optional(),
  /** Of every bike of this file that does not say its own; absent: such a bike has none. Never remembered. */
  condition: z.enum(CONDITIONS).optional(),
  sellerLocation: line(120).optional(),
  placeId: z.number().int().positive().optional(),
  sellerPhone: Phone.optional(),
  /** ISO 4217: what prices are written in when they do not say. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('USD'),
  /** How much of that currency is one dollar. */
  perDollar: z.number().positive().max(10_000_000).default(1),
  /** What distances are written in when they do not say. */
  distanceUnit: z.enum(DISTANCE_UNITS).default('km'),
});
export type ImportSettings = z.output<typeof ImportSettings>;

/** The same, as it is answered. */
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
  /** In a sentence, when the file could not be read. */
  fault: z.string().optional(),
  /** Why an admin refused it. */
  refusal: z.string().optional(),
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  mapping: ImportMapping,
  mappingOrigin: z.enum(MAPPING_ORIGINS),
  settings: KeptSettings,
  rows: z.number().int(),
  /** Rows that the running step is through with. */
  through: z.number().int(),
  outcomes: z.record(z.enum(ROW_OUTCOMES), z.number().int()),
});
export type Import = z.infer<typeof Import>;

export const ImportRow = z.object({
  /** Its line among the rows, from 1; the heading is not counted. */
  _id: z.string(),
  number: z.number().int(),
  outcome: z.enum(ROW_OUTCOMES),
  /** As it is going to be listed, field by field; empty for what could not be read. */
  reads: z.partialRecord(z.enum(IMPORT_FIELDS), z.string()),
  /** What was understood differently from how it is written: "Pulser 150" as "Pulsar 150". */
  corrections: z.array(z.object({ field: z.enum(IMPORT_FIELDS), written: z.string(), understood: z.string() })),
  /** Of a row that is not refused: what had to be left out or looks strange, and why. */
  faults: z.array(z.object({ field: z.enum(IMPORT_FIELDS), message: z.string(), suggestion: z.string().optional() })),
  /** What looks so wrong that its seller has to say it is right: a price that is a deposit, or typed to fill the field. */
  questions: z.array(z.object({ field: z.enum(IMPORT_FIELDS), message: z.string() })),
  /** Of a duplicate: the earlier row of this file, or the product that is there already. */
  sameAs: z.object({ row: z.number().int().optional(), productId: Id.optional() }).optional(),
  productId: Id.optional(),
});
export type ImportRow = z.infer<typeof ImportRow>;

export const RowsAsked = Page.omit({ after: true }).extend({
  outcome: z.enum(ROW_OUTCOMES).optional(),
  /** The number of the last row already seen. */
  after: z.coerce.number().int().min(0).optional(),
});

const one = z.object({ id: Id });

export const startImport = endpoint({
  method: 'POST',
  path: '/imports',
  access: 'seller',
  needs: 'confirmed-address',
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

/** So many rows can be named at once. */
export const MOST_CONFIRMED_ROWS = 1000;

export const confirmImportRows = endpoint({
  method: 'PUT',
  path: '/imports/:id/confirmed',
  access: 'seller',
  needs: 'confirmed-address',
  summary: 'Say that rows which are asked about are right, so that they are listed too, or take that back',
  params: one,
  body: z.object({
    /** By their numbers; absent: all that are asked about. */
    rows: z.array(z.number().int().positive()).max(MOST_CONFIRMED_ROWS).optional(),
    isConfirmed: z.boolean('Please say true or false'),
  }),
  answer: Import,
});

export const runImport = endpoint({
  method: 'POST',
  path: '/imports/:id/run',
  access: 'seller',
  needs: 'confirmed-address',
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
