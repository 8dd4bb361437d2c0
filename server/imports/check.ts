import { listCategories } from '../categories/categories.ts';
import { prefetched } from '../concurrency/prefetch.ts';
import type { Sql } from '../database/connect.ts';
import { finish, type Held, LostLease, progressOf } from './outbox.ts';
import { askAboutPrices } from './price-questions.ts';
import { withReader } from './reader.ts';
import * as steps from './step-queries.ts';

const ROWS_AT_ONCE = 500;

export async function check({ sql, frameSecret }: { sql: Sql; frameSecret: string }, held: Held): Promise<void> {
  const { id, sellerId, columns, mapping, settings } = held;
  const brands = (await listCategories(sql)).value.map(({ brandName }) => brandName);
  const advance = progressOf(held);
  await steps.analyze(sql);
  await withReader({ person: sellerId }, async (reader) => {
    const seen = held.through ? await steps.seenSoFar(sql, id, held.through) : [];
    await reader.ask('sheet', { columns, mapping, settings, brands, frameSecret }, seen);
    async function* parts() {
      for (let through = held.through; ; ) {
        const [{ rows, last } = { rows: null, last: null }] = await steps.unread(sql, id, through, ROWS_AT_ONCE);
        if (!rows || last === null) return;
        yield { last, readings: await reader.ask('read', rows) };
        through = last;
      }
    }
    for await (const { last, readings } of prefetched(parts()))
      await sql.begin(async (db) => {
        if (!(await steps.member(db, sellerId)).length) throw new LostLease();
        await steps.storeReadings(db, id, readings);
        await advance(db, last);
      });
  });
  await sql.begin(async (db) => {
    const everything = { id, sellerId, first: 1, last: LAST };
    await steps.markImportedBefore(db, everything);
    await steps.markOnSale(db, everything);
    await askAboutPrices(db, held);
    await finish(db, held, 'checked');
  });
}

const LAST = 2 ** 31 - 1;
