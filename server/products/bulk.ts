import type { BulkOutcome, Outcomes, PriceChange } from '#contract/bulk.ts';
import { bikesAdded, bikesRemoved } from '../cache/invalidation.ts';
import type { Db, Sql } from '../database/connect.ts';
import type { Viewer } from '../http/viewer.ts';
import { closeOffers, closeReachedOffers } from '../offers/closing/closing.ts';
import { repriceInIndex, unindexProducts } from '../search/search-index/search-index.ts';
import * as queries from './bulk-queries.ts';
import { priceDifference } from './differences.ts';
import { recordEvents } from './edit-log.ts';
import { priceQuestions } from './usual-prices/usual-prices.ts';

export async function changePrices(sql: Sql, seller: Viewer, changes: PriceChange[]): Promise<Outcomes> {
  const wishes = changes.map(({ _id, formerPrice, resalePrice, confirmedPrice }) => ({
    id: _id,
    fromCents: formerPrice,
    toCents: resalePrice,
    isConfirmed: confirmedPrice === resalePrice,
  }));
  const wished = new Map(wishes.map((wish) => [wish.id, wish]));
  return sql.begin(async (db) => {
    const questions = await questionsOf(db, seller, wishes);
    const usual = wishes.filter(({ id }) => !questions.has(id));
    const repriced = (await queries.reprice(db, seller, usual)).flatMap(({ id }) => wished.get(id) ?? []);
    const events = repriced.map(({ id, fromCents, toCents }) => ({
      productId: id,
      actorId: seller.id,
      name: 'edited' as const,
      facts: { resalePrice: priceDifference(fromCents, toCents) },
      formerPriceCents: fromCents,
    }));
    const ids = repriced.map(({ id }) => id);
    const lowered = repriced.filter(({ fromCents, toCents }) => toCents < fromCents);
    await closeReachedOffers(
      db,
      lowered.map(({ id }) => id),
    );
    await Promise.all([repriceInIndex(db, repriced), recordEvents(db, events), bikesAdded(db, ids)]);
    const left = await outcomes(db, seller, [...wished.keys()], ids, ({ id, status, priceCents, brandRetired }) => {
      const wish = wished.get(id);
      if (status === 'removed') return 'gone';
      if (status !== 'available' && status !== 'withheld') return status;
      if (priceCents === wish?.toCents) return 'unchanged';
      if (brandRetired) return 'brand-retired';
      return priceCents === wish?.fromCents && questions.has(id) ? 'price-unusual' : 'changed-meanwhile';
    });
    return {
      outcomes: left.outcomes.map((one) =>
        one.outcome === 'price-unusual' ? { ...one, question: questions.get(one._id) } : one,
      ),
    };
  });
}

interface Wish extends queries.Repricing {
  isConfirmed: boolean;
}

async function questionsOf(db: Db, seller: Viewer, wishes: Wish[]): Promise<Map<string, string>> {
  const unconfirmed = new Map(wishes.flatMap(({ id, toCents, isConfirmed }) => (isConfirmed ? [] : [[id, toCents]])));
  const bikes = unconfirmed.size ? await queries.comparable(db, seller.id, [...unconfirmed.keys()]) : [];
  const priced = bikes.map(({ id, ...bike }) => ({ ...bike, cents: unconfirmed.get(id) ?? 0 }));
  const questions = await priceQuestions(db, priced, { onSale: true });
  return new Map(bikes.flatMap(({ id }, at) => (questions[at] ? [[id, questions[at]]] : [])));
}

export async function removeProducts(sql: Sql, seller: Viewer, wanted: string[]): Promise<Outcomes> {
  return sql.begin(async (db) => {
    const removed = await queries.removeSeveral(db, seller, wanted);
    const ids = removed.map(({ id }) => id);
    await closeOffers(db, { reason: 'removed', bikes: ids });
    await Promise.all([unindexProducts(db, ids), bikesRemoved(db, ids)]);
    return outcomes(db, seller, wanted, ids, ({ status }) => {
      if (status === 'removed') return 'unchanged';
      return status === 'available' || status === 'withheld' ? 'changed-meanwhile' : status;
    });
  });
}

async function outcomes(
  db: Db,
  seller: Viewer,
  wanted: string[],
  done: string[],
  why: (standing: queries.Standing) => BulkOutcome,
): Promise<Outcomes> {
  const left = wanted.filter((id) => !done.includes(id));
  const standings = left.length ? await queries.standings(db, seller.id, left) : [];
  const found = new Map(standings.map((standing) => [standing.id, why(standing)]));
  return {
    outcomes: wanted.map((id) => ({ _id: id, outcome: done.includes(id) ? 'done' : (found.get(id) ?? 'gone') })),
  };
}
