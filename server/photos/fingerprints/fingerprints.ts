import type { Db } from '../../database/connect.ts';
import { bandsOf, type Fingerprint, mirrored, NEAR_BITS, soughtBands } from './fingerprint.ts';
import * as queries from './queries.ts';

const BOUNDS: queries.Bounds = { distance: NEAR_BITS, candidates: 5000, near: 100, uses: 300, years: 2 };
const MOST_OTHERS = 3;

/** A bike of another seller that had the photo earlier. */
export interface PhotoElsewhere extends queries.Elsewhere {
  productId: string;
  name: string;
  /** How many others have it: several for a stock picture. */
  sellers: number;
}

export async function recordFingerprint(db: Db, name: string, hashes: Fingerprint) {
  await queries.save(db, { name, hashes, bands: bandsOf(hashes) });
}

/** Unless a bike has the photos, or may still have them. */
export async function forgetFingerprints(db: Db, names: string[]) {
  const kept = await queries.ofBikes(db, names);
  const gone = names.filter((name) => !kept.some((one) => one.name === name));
  if (gone.length) await queries.forget(db, gone);
}

/** For each photo of the products the nearest one of a bike of somebody else; at most three such bikes for a product. */
export async function photosElsewhere(db: Db, productIds: string[]): Promise<PhotoElsewhere[]> {
  const own = productIds.length ? await queries.photosOf(db, productIds) : [];
  const found: PhotoElsewhere[] = [];
  for (const photo of own) found.push(...(await nearestOf(db, photo)));
  const others = Map.groupBy(found, ({ productId }) => productId);
  return [...others.values()].flatMap(ofFewBikes);
}

async function nearestOf(db: Db, photo: queries.OwnPhoto): Promise<PhotoElsewhere[]> {
  const hashes = photo.hashes.map(BigInt);
  const both: [Fingerprint, Fingerprint] = [hashes, mirrored(hashes)];
  const bands: [number[], number[]] = [soughtBands(both[0]), soughtBands(both[1])];
  const rows = await queries.elsewhere(db, photo, { hashes: both, bands }, BOUNDS);
  const sellers = new Set(rows.map(({ otherSellerId }) => otherSellerId)).size;
  return rows.slice(0, 1).map((row) => ({ productId: photo.productId, name: photo.name, ...row, sellers }));
}

function ofFewBikes(found: PhotoElsewhere[]) {
  const nearestFirst = found.toSorted((a, b) => a.distance - b.distance);
  const bikes = [...new Set(nearestFirst.map(({ otherProductId }) => otherProductId))].slice(0, MOST_OTHERS);
  return found.filter(({ otherProductId }) => bikes.includes(otherProductId));
}
