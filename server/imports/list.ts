import postgres from 'postgres';
import { v7 as newId } from 'uuid';
import type { ListingSettings } from '#contract/listing-limit.ts';
import { t } from '#language/t.ts';
import { MOST_TAGGED_BIKES } from '../cache/invalidation.ts';
import { listCategories } from '../categories/categories.ts';
import { prefetched } from '../concurrency/prefetch.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import { limitInWords, listProducts, lockSeller, readListingLimit } from '../products/products.ts';
import { finish, type Held, progressOf } from './outbox.ts';
import * as steps from './step-queries.ts';

/** What is kept of other bikes stays. */
const ROWS_AT_ONCE = MOST_TAGGED_BIKES;

interface Part extends steps.Part {
  limits: ListingSettings | undefined;
}

/** A few rows per transaction; resumes where an earlier worker stopped. */
export async function list(sql: Sql, held: Held, listing?: ListingSettings): Promise<void> {
  const { id, sellerId } = held;
  const limits = held.approved ? undefined : listing;
  const advance = progressOf(held);
  await steps.analyze(sql);
  for await (const { first, last, rows } of prefetched(parts(sql, held)))
    await sql.begin(async (db) => {
      const part = { id, sellerId, first, last, limits };
      // The seller's lock comes before any claim, against deadlocks between two imports.
      await lockSeller(db, sellerId);
      const onSale = new Set((await steps.markOnSale(db, part)).map(({ number }) => number));
      await listRows(
        db,
        part,
        rows.filter(({ number }) => !onSale.has(number)),
      );
      await advance(db, last);
    });
  await finish(sql, held, 'done');
}

/** Only the worker of an import changes its rows: they may be read ahead. */
async function* parts(sql: Sql, { id, through }: Held) {
  for (let after = through; ; ) {
    const [{ last } = { last: null }] = await steps.endOfNext(sql, id, after, ROWS_AT_ONCE);
    if (last === null) return;
    const first = after + 1;
    yield { first, last, rows: await steps.listableRows(sql, id, first, last) };
    after = last;
  }
}

async function listRows(db: Transaction, part: Part, rows: steps.ListableRow[]): Promise<void> {
  if (!rows.length) return;
  try {
    await db.savepoint((inner) => listTogether(inner, part, rows));
  } catch (error) {
    if (!isOfItsRows(error)) throw error;
    const [row] = rows;
    if (row && rows.length === 1) {
      await steps.markRefused(db, part.id, [row.number], t('This bike cannot be listed as it is'));
      return;
    }
    const half = rows.length >> 1;
    await listRows(db, part, rows.slice(0, half));
    await listRows(db, part, rows.slice(half));
  }
}

/** SQLSTATE 22 and 23: data errors and constraint violations. */
const isOfItsRows = (error: unknown) => error instanceof postgres.PostgresError && /^2[23]/.test(error.code);

async function listTogether(db: Transaction, part: Part, rows: steps.ListableRow[]): Promise<void> {
  const { id, sellerId, limits } = part;
  const claims = rows.map(({ number, identity }) => ({ number, identity, id: newId() }));
  const claimed = new Set((await steps.claim(db, sellerId, claims)).map((one) => one.id));
  const products = rows.map(({ product }, index) => ({ ...product, id: claims[index]?.id ?? '' }));
  const listed = await listProducts(
    db,
    sellerId,
    products.filter((product) => claimed.has(product.id)),
    { limits, withoutDefaults: true, event: 'imported' },
  );
  await steps.markImported(
    db,
    id,
    claims.filter((one) => listed.has(one.id)),
  );
  const unsold = claims.filter((one) => claimed.has(one.id) && !listed.has(one.id));
  if (unsold.length) await refuse(db, part, unsold, products);
  if (claimed.size < claims.length) await steps.markImportedBefore(db, part);
}

async function refuse(
  db: Transaction,
  part: Part,
  claims: steps.Claim[],
  products: (steps.ListableRow['product'] & { id: string })[],
) {
  const { id, sellerId, limits } = part;
  await steps.release(db, sellerId, claims);
  const brands = new Set((await listCategories(db)).value.map(({ brandName }) => brandName));
  const sold = new Set(
    products.filter(({ categoryName }) => brands.has(categoryName.toUpperCase())).map((one) => one.id),
  );
  const tooMany = limits && limitInWords(await readListingLimit(db, { id: sellerId }, limits));
  const numbers = (beyond: boolean) =>
    claims.filter((claim) => (!!tooMany && sold.has(claim.id)) === beyond).map(({ number }) => number);
  if (tooMany) await steps.markRefused(db, id, numbers(true), tooMany);
  await steps.markRefused(db, id, numbers(false), t('This brand is not sold here any more'));
}
