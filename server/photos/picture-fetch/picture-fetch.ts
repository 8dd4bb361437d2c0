import { photoAddress } from '#contract/photo-address.ts';
import type { ChosenPhoto } from '#contract/photos.ts';
import { bikesChanged } from '../../cache/invalidation.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../database/connect.ts';
import { done, due } from '../../outbox/outbox.ts';
import { placePhotos, takePhoto } from '../photos.ts';
import { fetchOne, type Trip } from './fetch-one.ts';
import { PICTURES, type Wanted } from './outbox.ts';
import * as queries from './queries.ts';

export { type Elsewhere, FETCHING, fetchOne, type Trip } from './fetch-one.ts';
export { givenAddress } from './given-address.ts';

const HOST_REST = '10 minutes';
const TAKEN_AT_ONCE = 300;
const TAKEN_OF_A_SELLER = 75;
const SELLERS_AT_ONCE = 4;
const TURN_MS = 40_000;

/** Call in the transaction that lists or edits the products. */
export async function wantPictures(db: Db, productIds: string[]) {
  await queries.want(db, productIds);
}

/**
 * Fetches due pictures with round-robin between sellers, one at a time per seller: slow hosts delay only their own
 * seller. A failing host is skipped for that seller for a while.
 */
export async function fetchPictures(market: AppContext, trip: Trip = {}) {
  const { left } = trip;
  const store = (wanted: Wanted, bytes: Buffer) => storePicture(market, wanted, bytes, left);
  const end = Date.now() + TURN_MS;
  const timeIsUp = () => left?.aborted || Date.now() > end;
  await queries.forgetUnwanted(market.sql);
  const listed = await due<Wanted, queries.Shown>(market.sql, PICTURES, {
    limit: TAKEN_AT_ONCE,
    ofPerson: TAKEN_OF_A_SELLER,
  });
  const sellers: queries.Shown[][] = [...Map.groupBy(listed, ({ person }) => person).values()];
  const busyHosts = new Set<string | undefined>();
  const worker = async () => {
    while (!timeIsUp()) {
      const next = takeNext(sellers, busyHosts);
      if (!next) return;
      const { wanted, others } = next;
      const host = hostOf(wanted);
      busyHosts.add(host);
      const isDone = await fetchOne(market, PICTURES, wanted, store, trip).finally(() => busyHosts.delete(host));
      if (!isDone && !left?.aborted) await queries.putOff(market.sql, takeOfHost(others, host), HOST_REST);
      if (others.length) sellers.push(others);
    }
  };
  await Promise.all(Array.from({ length: SELLERS_AT_ONCE }, worker));
}

const hostOf = ({ address }: queries.Shown) => URL.parse(address)?.host;

/** The next seller's first picture on an idle host; the seller is busy until released. */
function takeNext(sellers: queries.Shown[][], busyHosts: Set<string | undefined>) {
  for (const [place, others] of sellers.entries()) {
    const at = others.findIndex((wanted) => !busyHosts.has(hostOf(wanted)));
    const [wanted] = at < 0 ? [] : others.splice(at, 1);
    if (!wanted) continue;
    sellers.splice(place, 1);
    return { wanted, others };
  }
}

function takeOfHost(wanted: queries.Shown[], host: string | undefined): string[] {
  const ofHost = wanted.filter((one) => hostOf(one) === host);
  wanted.splice(0, wanted.length, ...wanted.filter((one) => hostOf(one) !== host));
  return ofHost.map(({ productId }) => productId);
}

async function storePicture(market: AppContext, wanted: Wanted, bytes: Buffer, left?: AbortSignal) {
  const photo = await takePhoto(market, wanted.seller, bytes, { left });
  await market.sql.begin(async (db) => {
    await replacePicture(db, { ...wanted, sellerId: wanted.seller.id, photos: [photo] });
    await done(db, PICTURES, wanted);
  });
}

interface Replacement extends queries.Shown {
  sellerId: string;
  photos: ChosenPhoto[];
}

/** Replaces the address by photos, unless the product changed meanwhile. */
export async function replacePicture(db: Db, { productId, address, sellerId, photos }: Replacement) {
  const [cover] = photos;
  if (!cover) return;
  const { count } = await queries.showOurs(db, { productId, address }, photoAddress(cover.name));
  if (count === 0) return;
  await placePhotos(db, { productId, sellerId, photos });
  await bikesChanged(db, [productId]);
}
