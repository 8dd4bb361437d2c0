import { photoAddress } from '#contract/photo-address.ts';
import type { ChosenPhoto } from '#contract/photos.ts';
import { bikesChanged } from '../../cache/invalidation.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../database/connect.ts';
import { HttpError } from '../../http/errors.ts';
import { placePhotos, takePhoto } from '../photos.ts';
import { download } from './download.ts';
import { type Internet, internet } from './internet.ts';
import * as queries from './queries.ts';
import { PictureRefused } from './refused.ts';

export { download as downloadPicture } from './download.ts';
export { givenAddress } from './given-address.ts';

/** Delays between the attempts. */
export const PAUSES = ['5 minutes', '1 hour', '1 day'];
const HOST_REST = '10 minutes';
const TAKEN_AT_ONCE = 300;
const TAKEN_OF_A_SELLER = 75;
const SELLERS_AT_ONCE = 4;
const TURN_MS = 40_000;

/** Queues pictures of products, in the transaction that lists or edits them. */
export async function wantPictures(db: Db, productIds: string[]) {
  await queries.want(db, productIds);
}

export interface Trip {
  outside?: Internet | undefined;
  left?: AbortSignal | undefined;
}

/**
 * Fetches due pictures with round-robin between sellers, one at a time per seller: slow hosts delay only their own
 * seller. A failing host is skipped for that seller for a while.
 */
export async function fetchPictures(market: AppContext, { outside = internet, left }: Trip = {}) {
  const end = Date.now() + TURN_MS;
  const timeIsUp = () => left?.aborted || Date.now() > end;
  await queries.forgetUnwanted(market.sql);
  const due = await queries.due(market.sql, { limit: TAKEN_AT_ONCE, ofSeller: TAKEN_OF_A_SELLER });
  const sellers = [...Map.groupBy(due, ({ seller }) => seller.id).values()];
  const asked = new Set<string | undefined>();
  const worker = async () => {
    while (!timeIsUp()) {
      const next = takeNext(sellers, asked);
      if (!next) return;
      const { wanted, others } = next;
      const host = hostOf(wanted);
      asked.add(host);
      const isDone = await fetchOne(market, wanted, { outside, left }).finally(() => asked.delete(host));
      if (!isDone && !left?.aborted) await queries.putOff(market.sql, takeOfHost(others, host), HOST_REST);
      // Back of the queue.
      if (others.length) sellers.push(others);
    }
  };
  await Promise.all(Array.from({ length: SELLERS_AT_ONCE }, worker));
}

const hostOf = ({ address }: queries.Wanted) => URL.parse(address)?.host;

/** The next seller's first picture on an idle host; the seller is busy until released. */
function takeNext(sellers: queries.Wanted[][], asked: Set<string | undefined>) {
  for (const [place, others] of sellers.entries()) {
    const at = others.findIndex((wanted) => !asked.has(hostOf(wanted)));
    const [wanted] = at < 0 ? [] : others.splice(at, 1);
    if (!wanted) continue;
    sellers.splice(place, 1);
    return { wanted, others };
  }
}

function takeOfHost(wanted: queries.Wanted[], host: string | undefined): string[] {
  const ofHost = wanted.filter((one) => hostOf(one) === host);
  wanted.splice(0, wanted.length, ...wanted.filter((one) => hostOf(one) !== host));
  return ofHost.map(({ productId }) => productId);
}

/** False: a temporary failure. */
async function fetchOne(market: AppContext, wanted: queries.Wanted, { outside, left }: Trip): Promise<boolean> {
  const { sql } = market;
  if ((await queries.claim(sql, wanted, PAUSES)).count === 0) return true;
  try {
    const bytes = await download(wanted.address, outside, { left });
    const photo = await takePhoto(market, wanted.seller, bytes, { left });
    await sql.begin(async (db) => {
      await replacePicture(db, { ...wanted, sellerId: wanted.seller.id, photos: [photo] });
      await queries.finish(db, wanted);
    });
    return true;
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    await (isFinal(error) ? queries.giveUp(sql, wanted, fault) : queries.note(sql, wanted, fault));
    return isFinal(error);
  }
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

/** Temporary refusals of our own: too many unused photos, or rate limits. */
const PASSING = [403, 429];

export const isFinal = (error: unknown) =>
  error instanceof PictureRefused ||
  (error instanceof HttpError && error.status < 500 && !PASSING.includes(error.status));
