import { searchChanged } from '../../cache/invalidation.ts';
import type { Db } from '../../database/connect.ts';
import { recordChanges } from './counts.ts';
import { type Bike, type Entry, entryOf } from './entry.ts';
import * as queries from './queries.ts';
import { traitBits } from './traits.ts';

export { foldCounts } from './counts.ts';
export { type Bike, completed, draftsOf, type Entry, entryOf, MOST_KILOMETRES, NO_PRICE_SCORE } from './entry.ts';
export { fillSearchIndex } from './fill.ts';
export { fillSearchIndexAtStart } from './fill-at-start.ts';
export type { PriceScore } from './queries.ts';
export { foldedWords, shortened, termsOf } from './terms.ts';
export { allowedTraits, combinations, type Trait, traitBits, traitsOf } from './traits.ts';

/** Runs in the transaction that lists the bikes, all of one seller. */
export async function indexProducts(db: Db, come: Entry[]) {
  const [first] = come;
  if (!first) return;
  await Promise.all([queries.insertEntries(db, come), recordChanges(db, first.product_id, { come })]);
}

export async function reindexProducts(db: Db, bike: Bike) {
  const entry = entryOf(bike, false);
  const [gone, come] = await Promise.all([
    queries.standingOf(db, bike.id),
    queries.replace(db, entry, traitBits.verified.mask),
  ]);
  await recordChanges(db, bike.id, { gone, come });
}

export async function repriceInIndex(db: Db, bikes: { id: string; toCents: number }[]) {
  if (bikes.length) await queries.reprice(db, bikes);
}

/** Runs in the transaction that values the bikes. */
export async function scorePrices(db: Db, scores: queries.PriceScore[]) {
  await noteChanged(db, await queries.score(db, scores));
}

export async function unindexProducts(db: Db, ids: string[]) {
  const [first] = ids;
  if (!first) return;
  await recordChanges(db, first, { gone: await queries.deleteEntries(db, ids) });
}

export async function reindexSeller(db: Db, sellerId: string, verified = true) {
  const { mask, of, unknown } = traitBits.verified;
  const bits = { mask, verified: (verified && of.get('yes')) || unknown };
  await noteChanged(db, await queries.verify(db, sellerId, bits));
}

const noteChanged = (db: Db, bikes: { id: string }[]) =>
  searchChanged(
    db,
    bikes.map(({ id }) => id),
  );
