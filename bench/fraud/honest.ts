import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { v7 as newId } from 'uuid';
import type { ImportedProduct } from '#contract/products.ts';
import { recognisePlace } from '#server/geography/geography.ts';
import { listingsIn } from '../relevance/listings.ts';

export type Part = 'tuned' | 'judged';

export interface Account {
  id: string;
  ageDays: number;
}

export interface Honest {
  id: string;
  set: string;
  part: Part;
  /** Not on the market: fraud is made of these. */
  isBase: boolean;
  product: ImportedProduct;
  seller: Account;
}

const BASES = 0.12;
const DEALERS_OF_SET = 25;
const SHARE_OF_DEALERS = 0.5;
const BIKES_OF_OTHERS = 2;
const NEW_ACCOUNTS = 0.06;
const NEW_DEALERS = 0.015;
const NEW_DAYS = 7;
const OLDEST_DAYS = 1500;
const LONGEST = 4000;
/** So long a line of two texts is one dealer's, not chance. */
const OWN_LINE = 30;

/** Of sets that name no town. */
const TOWNS: Record<string, string[]> = {
  bike_details: ['Delhi', 'Mumbai', 'Bengaluru', 'Pune', 'Chennai'],
  bikroy_bd: ['Dhaka', 'Chattogram', 'Khulna', 'Sylhet', 'Rajshahi'],
  ebay_us: ['Chicago', 'Houston', 'Phoenix', 'Denver', 'Atlanta'],
};

/** The same for the same words at each run. */
export const chance = (...words: (string | number)[]) =>
  createHash('sha256').update(words.join('|')).digest().readUInt32BE() / 2 ** 32;

export const pick = <T>(some: readonly T[], ...words: (string | number)[]) =>
  some[Math.floor(chance(...words) * some.length)] as T;

/** The real listings of all sets, each with a seller. */
export function honestListings(folder: string): Honest[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .flatMap((file) => ofSet(folder, file));
}

function ofSet(folder: string, file: string): Honest[] {
  const [set = file] = file.split('.');
  const accounts = new Map<string, Account>();
  const ofLine = new Map<string, string>();
  return listingsIn(folder, file).map(({ product: read }, nth) => {
    const product = inATown(read, set, nth);
    const name = sellerOf(product, set, nth, ofLine);
    const seller = accounts.get(name) ?? { id: newId(), ageDays: ageOf(name) };
    accounts.set(name, seller);
    const part = chance('part', set, nth) < 0.5 ? 'tuned' : 'judged';
    return { id: newId(), set, part, isBase: chance('base', set, nth) < BASES, product, seller };
  });
}

/** Lines that several texts share name the dealer. */
function sellerOf({ disc }: ImportedProduct, set: string, nth: number, ofLine: Map<string, string>) {
  const lines = disc.split('\n').flatMap((line) => (line.trim().length >= OWN_LINE ? line.trim().toLowerCase() : []));
  const known = lines.map((line) => ofLine.get(line)).find((seller) => seller);
  const other =
    chance('dealer', set, nth) < SHARE_OF_DEALERS
      ? `${set} dealer ${Math.floor(chance('which', set, nth) * DEALERS_OF_SET)}`
      : `${set} ${Math.floor(nth / BIKES_OF_OTHERS)}`;
  const seller = known ?? other;
  for (const line of lines) ofLine.set(line, seller);
  return seller;
}

function ageOf(name: string) {
  const isNew = chance('new', name) < (name.includes('dealer') ? NEW_DEALERS : NEW_ACCOUNTS);
  const most = isNew ? NEW_DAYS : OLDEST_DAYS;
  return 0.1 + chance('age', name) * most;
}

function inATown(product: ImportedProduct, set: string, nth: number): ImportedProduct {
  const disc = product.disc.slice(0, LONGEST);
  const towns = TOWNS[set];
  if (product.placeId || !towns) return { ...product, disc };
  const town = pick(towns, 'town', set, nth);
  const place = recognisePlace(town)?.place;
  if (!place) throw new Error(`No such town: ${town}`);
  return {
    ...product,
    disc: disc.replace(`in ${product.sellerLocation}.`, `in ${town}.`),
    sellerLocation: town,
    placeId: place._id,
  };
}
