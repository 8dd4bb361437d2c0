import { photoAddress } from '#contract/photo-address.ts';
import type { ChosenPhoto } from '#contract/photos.ts';
import { bikesChanged } from '../changes/changes.ts';
import type { Db } from '../database/connect.ts';
import type { Market } from '../market.ts';
import { placePhotos, takePhoto } from '../photos/photos.ts';
import { Refusal } from '../problems.ts';
import { download } from './download.ts';
import { type Internet, internet } from './internet.ts';
import * as queries from './queries.ts';
import { PictureRefused } from './refused.ts';

/** After the first try, the second, the third; there is no fifth. */
const PAUSES = ['5 minutes', '1 hour', '1 day'];
const HOST_REST = '10 minutes';
const TAKEN_AT_ONCE = 300;
const HOSTS_AT_ONCE = 2;
const TURN_MS = 40_000;

/** Notes whose pictures are to be fetched, in the transaction that lists or edits them. */
export async function wantPictures(db: Db, productIds: string[]) {
  await queries.want(db, productIds);
}

interface Trip {
  outside?: Internet | undefined;
  /** Ends it early. */
  left?: AbortSignal | undefined;
}

/** Fetches what is due and makes it the products' photos. A host is asked for one picture at a time, and left alone when it fails. */
export async function fetchPictures(market: Market, { outside = internet, left }: Trip = {}) {
  const end = Date.now() + TURN_MS;
  const timeIsUp = () => left?.aborted || Date.now() > end;
  await queries.forgetUnwanted(market.sql);
  const due = await queries.due(market.sql, TAKEN_AT_ONCE);
  const hosts = [...Map.groupBy(due, ({ address }) => URL.parse(address)?.host).values()];
  const worker = async () => {
    for (let ofHost = hosts.shift(); ofHost; ofHost = hosts.shift())
      for (let wanted = ofHost.shift(); wanted && !timeIsUp(); wanted = ofHost.shift()) {
        if ((await fetchOne(market, wanted, { outside, left })) || left?.aborted) continue;
        const others = ofHost.splice(0).map(({ productId }) => productId);
        await queries.putOff(market.sql, others, HOST_REST);
      }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, worker));
}

/** False: it failed, but may work another time. */
async function fetchOne(market: Market, wanted: queries.Wanted, { outside, left }: Trip): Promise<boolean> {
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

/** Shows photos in place of the picture at an address, unless the product was changed meanwhile. */
export async function replacePicture(db: Db, { productId, address, sellerId, photos }: Replacement) {
  const [cover] = photos;
  if (!cover) return;
  const { count } = await queries.showOurs(db, { productId, address }, photoAddress(cover.name));
  if (count === 0) return;
  await placePhotos(db, { productId, sellerId, photos });
  await bikesChanged(db, [productId]);
}

/** Of our own refusals, those that another day may change: a seller with too many unused photos, or too many calls. */
const PASSING = [403, 429];

const isFinal = (error: unknown) =>
  error instanceof PictureRefused ||
  (error instanceof Refusal && error.status < 500 && !PASSING.includes(error.status));
