import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { v7 as newId } from 'uuid';
import type { Import, ImportField, ImportMapping, ImportRow, ImportSettings, RowOutcome } from '#contract/imports.ts';
import type { Page } from '#contract/pagination.ts';
import { t } from '#language/t.ts';
import type { Db, Sql } from '../database/connect.ts';
import { conflict, invalid, notFound } from '../http/errors.ts';
import type { Requester } from '../http/requester.ts';
import type { Viewer } from '../http/viewer.ts';
import { lockMember } from '../users/membership/membership.ts';
import { FileFault } from './file-fault.ts';
import * as queries from './queries.ts';
import * as questions from './question-queries.ts';
import { type Reader, withReader } from './reader.ts';
import { resultOf } from './result.ts';
import { hasToWait } from './review.ts';
import type { Importing } from './run.ts';
import { show, showRow } from './show.ts';
import { withUpload } from './upload.ts';
import type { Opened } from './worker.ts';

export { decideReview, listReviews, reviewRows, settleReviews, undoReview } from './review.ts';
export { forgetOldImports, goOnWithImports, type Importing, pursue } from './run.ts';

const ROWS_AT_ONCE = 500;
const MOST_STORED = 50;
const MOST_STORED_MB = 150;
const MEGABYTE = 1024 * 1024;
const MOST_RUNNING = 2;

interface SentFile {
  fileName: string;
  upload: Readable;
  requester: Requester;
}

export async function startImport(
  sql: Sql,
  seller: Viewer,
  { fileName, upload, requester }: SentFile,
): Promise<Import> {
  await expectRoom(queries.totalsOf(sql, seller.id));
  return withUpload(requester, upload, async (path) => {
    const { size: bytes } = await stat(path);
    return withReader(requester, async (reader) => {
      const opened = await openFile(reader, path);
      return sql.begin(async (db) => {
        const known = await mappingFor(db, seller, opened);
        const file = { ...opened, ...known, id: newId(), sellerId: seller.id, fileName, bytes };
        const [made] = await queries.insertImport(db, file);
        for (let rows = await reader.ask('rows', ROWS_AT_ONCE); rows; rows = await reader.ask('rows', ROWS_AT_ONCE))
          await queries.insertRows(db, file.id, rows);
        // Last: parsing is slow, and these locks block the seller's other requests.
        await lockMember(db, seller.id, { exclusive: true });
        await expectRoom(queries.countFor(db, seller.id), { stored: 1, bytes });
        return show(made as queries.ImportRecord);
      });
    });
  });
}

async function openFile(reader: Reader, path: string): Promise<Opened> {
  try {
    return await reader.ask('open', path);
  } catch (error) {
    if (error instanceof FileFault) throw invalid('file', error.message);
    throw error;
  }
}

/** `own`: the part that is new, though already counted. */
async function expectRoom(
  counted: PromiseLike<queries.StoredTotals[]>,
  own: queries.StoredTotals = { stored: 0, bytes: 0 },
) {
  const [{ stored, bytes } = own] = await counted;
  const before = { stored: stored - own.stored, bytes: bytes - own.bytes };
  if (before.stored >= MOST_STORED)
    throw conflict(
      'import-not-ready',
      t(
        'You have {stored, plural, one {# import} other {# imports}} already: please remove some that you need no more.',
        { stored: before.stored },
      ),
    );
  if (before.bytes + own.bytes > MOST_STORED_MB * MEGABYTE)
    throw conflict(
      'import-not-ready',
      t('Your imports may take up {most} MB together: please remove some that you need no more.', {
        most: MOST_STORED_MB,
      }),
    );
}

async function mappingFor(db: Db, seller: Viewer, { columns, mapping, settings }: Opened) {
  const [last] = await queries.remembered(db, seller.id, columnsKey(columns));
  if (!last) return { mapping, settings, mappingOrigin: 'guessed' as const };
  const indexes = Object.entries(last.mapping).map(([field, column]) => [
    field,
    columns.findIndex(({ name }) => name === column),
  ]);
  return {
    mapping: Object.fromEntries(indexes) as ImportMapping,
    settings: last.settings,
    mappingOrigin: 'remembered' as const,
  };
}

function columnsKey(columns: { name: string }[]): string {
  const names = columns.map(({ name }) => name).sort();
  return createHash('sha256').update(JSON.stringify(names)).digest('base64url');
}

/** Samples are large, so only a single import returns them. */
export async function listImports(sql: Sql, seller: Viewer, page: Page): Promise<Import[]> {
  const withoutSamples = (one: Import) => ({ ...one, columns: one.columns.map(({ name }) => ({ name, samples: [] })) });
  return (await queries.ofSeller(sql, seller.id, page)).map((record) => withoutSamples(show(record)));
}

export async function readImport(sql: Sql, seller: Viewer, id: string): Promise<Import> {
  return show(await ownImport(sql, seller, id));
}

async function ownImport(db: Db, seller: Viewer, id: string): Promise<queries.ImportRecord> {
  const [found] = await queries.byId(db, seller.id, id);
  if (!found) throw notFound('import');
  return found;
}

interface Chosen {
  mapping: ImportMapping;
  settings: ImportSettings;
}

export async function mapImport(sql: Sql, seller: Viewer, id: string, { mapping, settings }: Chosen): Promise<Import> {
  const { columns } = await ownImport(sql, seller, id);
  expectEnough(mapping, settings, columns.length);
  const started = await sql.begin(async (db) => {
    await expectIdle(db, seller, id);
    const [checking] = await queries.startChecking(db, { id, sellerId: seller.id, mapping, settings });
    if (!checking)
      throw conflict('import-not-ready', t('This import is listing its bikes already, or has listed them.'));
    await queries.forgetReadings(db, id);
    const names = Object.entries(mapping).map(([field, index]) => [field, columns[index]?.name ?? '']);
    await queries.remember(db, seller.id, columnsKey(columns), { mapping: Object.fromEntries(names), settings });
    return checking;
  });
  return show(started);
}

function expectEnough(mapping: ImportMapping, settings: ImportSettings, columns: number) {
  const has = (...fields: ImportField[]) => fields.some((field) => mapping[field] !== undefined);
  for (const [field, index] of Object.entries(mapping))
    if (index >= columns) throw invalid(`mapping.${field}`, t('There is no such column in this file'));
  if (!has('productName', 'model'))
    throw invalid('mapping.productName', t('Please say which column holds the bike’s name'));
  if (!has('resalePrice')) throw invalid('mapping.resalePrice', t('Please say which column holds the price'));
  if (!has('sellerLocation') && !settings.sellerLocation && !settings.placeId)
    throw invalid('settings.sellerLocation', t('No column says where the bikes are: please say it for all of them'));
  if (!has('sellerPhone') && !settings.sellerPhone)
    throw invalid('settings.sellerPhone', t('No column holds a phone number: please give one for all bikes'));
  if (settings.currency !== 'USD' && settings.perDollar === 1)
    throw invalid(
      'settings.perDollar',
      t('Please say how much {currency} one dollar is', { currency: settings.currency }),
    );
}

async function expectIdle(db: Db, seller: Viewer, id: string) {
  await lockMember(db, seller.id, { exclusive: true });
  const [{ running = 0 } = {}] = await queries.countFor(db, seller.id);
  const { state } = await ownImport(db, seller, id);
  if (running >= MOST_RUNNING && state !== 'checking' && state !== 'importing')
    throw conflict(
      'import-not-ready',
      t(
        '{running, plural, one {# of your imports is running} other {# of your imports are running}}: please wait until one is through.',
        { running },
      ),
    );
}

/** Idempotent. Above the seller's limit the import waits for an admin, unless `approved`. */
export async function runImport(
  { sql, listing }: Pick<Importing, 'sql' | 'listing'>,
  seller: Viewer,
  id: string,
  { approved = false } = {},
): Promise<Import> {
  return sql.begin(async (db) => {
    const found = await ownImport(db, seller, id);
    if (found.state === 'importing' || found.state === 'done' || found.state === 'waiting') return show(found);
    await expectIdle(db, seller, id);
    if (listing && !approved && !found.approved && (await hasToWait(db, seller, id, listing)))
      return show(await ownImport(db, seller, id));
    const [started] = await queries.startImporting(db, seller.id, id, approved);
    if (!started) throw conflict('import-not-ready', t('The rows of this import have to be checked first.'));
    return show(started);
  });
}

interface Confirmed {
  rows?: number[] | undefined;
  isConfirmed: boolean;
}

export async function confirmRows(sql: Sql, seller: Viewer, id: string, confirmed: Confirmed): Promise<Import> {
  return sql.begin(async (db) => {
    const { count } = await questions.holdChecked(db, seller.id, id);
    if (!count) throw await notChecked(db, seller, id);
    await questions.confirm(db, id, confirmed.isConfirmed, confirmed.rows);
    const [counted] = await questions.countAgain(db, id);
    return show(counted as queries.ImportRecord);
  });
}

async function notChecked(db: Db, seller: Viewer, id: string) {
  await ownImport(db, seller, id);
  return conflict('import-not-ready', t('Rows can be confirmed when they are checked and before they are listed.'));
}

export async function removeImport(sql: Sql, seller: Viewer, id: string): Promise<number> {
  const { count } = await queries.remove(sql, seller.id, id);
  if (count) return count;
  await ownImport(sql, seller, id);
  throw conflict('import-not-ready', t('This import is running: please wait until it is through.'));
}

interface RowPage {
  limit: number;
  after?: number | undefined;
  outcome?: RowOutcome | undefined;
}

export async function importRows(sql: Sql, seller: Viewer, id: string, filter: RowPage): Promise<ImportRow[]> {
  const rows = await queries.rowsOf(sql, seller.id, id, filter);
  if (!rows.length) await ownImport(sql, seller, id);
  return rows.map(showRow);
}

export async function importResult(sql: Sql, seller: Viewer, id: string): Promise<Readable> {
  const { columns } = await ownImport(sql, seller, id);
  return Readable.from(resultOf(sql, id, columns), { objectMode: false });
}
