import { v7 as newId } from 'uuid';
import { bikeName } from '../catalogue/catalogue.ts';
import type { Db } from '../database/connect.ts';
import { type PersonalNews, tellPerson } from '../notifications/notifications.ts';
import { type ProductRow, similarBikes } from '../products/products.ts';
import * as queries from './news-queries.ts';

export interface BikeEvent {
  productId: string;
  sellerId: string;
  kind: 'cheaper' | 'back' | 'sold';
  formerCents?: number;
  /** As text: JavaScript dates lose microseconds. */
  changedAt: string;
}

const TOLD_AT_ONCE = 200;
/** Enough that one is of another seller than the reader. */
const SIMILAR = 4;

/** Call in the transaction that takes the events, so that each person hears of an event once. */
export async function tellOfFavourites(db: Db, events: BikeEvent[]) {
  if (!events.length) return;
  const followers = await queries.followers(db, events);
  const byProduct = new Map(events.map((event) => [event.productId, event]));
  const similar = new Map<string, ProductRow[]>();
  for (const productId of new Set(followers.map((follower) => follower.productId)))
    if (byProduct.get(productId)?.kind === 'sold') similar.set(productId, await similarBikes(db, productId, SIMILAR));
  const news = followers.flatMap((follower) => {
    const event = byProduct.get(follower.productId);
    return (event && newsOf(follower, event, similar.get(follower.productId) ?? [])) ?? [];
  });
  for (let from = 0; from < news.length; from += TOLD_AT_ONCE)
    await Promise.all(news.slice(from, from + TOLD_AT_ONCE).map((one) => tellPerson(db, one)));
}

function newsOf(follower: queries.Follower, event: BikeEvent, similar: ProductRow[]): PersonalNews | undefined {
  const { personId: userId, productId, cents } = follower;
  const person = { id: newId(), userId };
  const bike = { productId, bike: bikeName(follower) };
  const { formerCents } = event;
  if (event.kind === 'back') return { ...person, verb: 'favourite-back', facts: { ...bike, cents } };
  if (event.kind === 'cheaper' && formerCents !== undefined)
    return { ...person, verb: 'favourite-cheaper', facts: { ...bike, cents, formerCents } };
  const other = similar.find(({ sellerId, status }) => sellerId !== userId && status === 'available');
  if (!other) return undefined;
  const like = { productId: other.id, bike: bikeName(other), cents: other.resalePriceCents };
  return { ...person, verb: 'favourite-sold', facts: { ...bike, similar: like } };
}
