import postgres, { type TransactionSql } from 'postgres';
import { v7 as newId } from 'uuid';
import type { Sql } from '../database/connect.ts';
import { listProducts } from '../products/products.ts';
import { advance } from './hold.ts';
import * as steps from './step-queries.ts';

const ROWS_AT_ONCE = 250;

type Transaction = TransactionSql<{ bigint: number }>;

/** Lists what can be listed, some rows in each transaction, from where it was left. */
export async function list(sql: Sql, held: steps.Held, holder: string): Promise<void> {
  const { id, sellerId } = held;
  await steps.analyze(sql);
  for (let through = held.through; ; ) {
    const [{ last } = { last: null }] = await steps.endOfNext(sql, id, through, ROWS_AT_ONCE);
    if (last === null) break;
    const part = { id, sellerId, first: through + 1, last };
    await sql.begin(async (db) => {
      await steps.markOnSale(db, part);
      await listRows(db, part, await steps.listableRows(db, id, part.first, last));
      await advance(db, id, holder, last);
    });
    through = last;
  }
  await steps.finish(sql, id, holder, 'done');
}

/** All of them, or, when one of them cannot be listed, all but that one. */
async function listRows(db: Transaction, part: steps.Part, rows: steps.ListableRow[]): Promise<void> {
  if (!rows.length) return;
  try {
    await db.savepoint((inner) => listTogether(inner, part, rows));
  } catch (error) {
    if (!isOfItsRows(error)) throw error;
    const [row] = rows;
    if (row && rows.length === 1) {
      await steps.markRefused(db, part.id, row.number, 'This bike cannot be listed as it is');
      return;
    }
    const half = rows.length >> 1;
    await listRows(db, part, rows.slice(0, half));
    await listRows(db, part, rows.slice(half));
  }
}

/** Of the classes of SQLSTATE: wrong data, or data that breaks a rule. */
const isOfItsRows = (error: unknown) => error instanceof postgres.PostgresError && /^2[23]/.test(error.code);

async function listTogether(db: Transaction, part: steps.Part, rows: steps.ListableRow[]): Promise<void> {
  const { id, sellerId } = part;
  const claims = rows.map(({ number, identity }) => ({ number, identity, id: newId() }));
  const claimed = new Set((await steps.claim(db, sellerId, claims)).map((one) => one.id));
  const products = rows.map(({ product }, index) => ({ ...product, id: claims[index]?.id ?? '' }));
  const listed = await listProducts(
    db,
    sellerId,
    products.filter((product) => claimed.has(product.id)),
  );
  await steps.markImported(
    db,
    id,
    claims.filter((one) => listed.has(one.id)),
  );
  const unsold = claims.filter((one) => claimed.has(one.id) && !listed.has(one.id));
  if (unsold.length) await steps.release(db, sellerId, unsold);
  for (const { number } of unsold) await steps.markRefused(db, id, number, 'This brand is not sold here any more');
  // Another import has listed them meanwhile.
  if (claimed.size < claims.length) await steps.markImportedBefore(db, part);
}
