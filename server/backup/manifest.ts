import { z } from 'zod';

const Table = z.object({
  schema: z.string(),
  name: z.string(),
  /** Without computed ones, quoted. */
  columns: z.string(),
  /** Of a table that no migration makes. */
  definition: z.object({ columns: z.string(), constraints: z.array(z.string()), indexes: z.array(z.string()) }),
  rows: z.int(),
});
export type Table = z.infer<typeof Table>;

const Sequence = z.object({
  name: z.string(),
  value: z.int().nullable(),
  /** Made with its table. */
  isOfColumn: z.boolean(),
});

const Secret = z.object({
  name: z.string(),
  place: z.enum(['setting', 'file']),
  salt: z.string(),
  fingerprint: z.string(),
});
export type Secret = z.infer<typeof Secret>;

const CopiedPhotos = z.object({
  photos: z.int(),
  files: z.int(),
  bytes: z.int(),
  /** Deleted while the backup was made. */
  deleted: z.int(),
  /** Uploads that nothing uses, of which a file is missing. */
  unfinished: z.int(),
  lost: z.int(),
  /** The first ones. */
  lostNames: z.array(z.string()),
});
export type CopiedPhotos = z.infer<typeof CopiedPhotos>;

export const MANIFEST = 'manifest.json';

export const Manifest = z.object({
  format: z.literal(1, 'was made by a later version of this command'),
  product: z.string(),
  /** The moment of the database. */
  moment: z.string(),
  postgres: z.string(),
  auditHead: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(Table),
  sequences: z.array(Sequence),
  views: z.array(z.object({ name: z.string(), definition: z.string() })),
  photos: CopiedPhotos,
  secrets: z.array(Secret),
});
export type Manifest = z.infer<typeof Manifest>;
