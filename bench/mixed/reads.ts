import { articles } from '#client/blog/articles.ts';
import { paths } from '#client/paths.ts';
import { PHOTO_WIDTHS } from '#contract/photo-address.ts';
import { listOfBikes, oneBike, pageOfBike } from './shown.ts';
import { aBike, read, readPublic, type Trade } from './trade.ts';

export type Act = (trade: Trade, due: number) => Promise<unknown>;

const STANDING = [paths.about, paths.blog, ...articles.map(({ slug }) => paths.article(slug))];

/** Weights per 1,000 requests. */
export const READS: [act: Act, share: number][] = [
  [(trade, due) => readPublic(trade, { kind: 'landing page', path: paths.landing, due }), 130],
  [brandList, 140],
  [bikePage, 180],
  [(trade, due) => bikeCall(trade, due), 140],
  [signedInBike, 40],
  [photo, 140],
  [(trade, due) => readPublic(trade, { kind: 'brands', path: '/api/categories', due }), 45],
  [advertised, 45],
  [(trade, due) => readPublic(trade, { kind: 'settings', path: '/api/config', due }), 25],
  [(trade, due) => readPublic(trade, { kind: 'blog and about', path: trade.chance.pick(STANDING), due }), 15],
];

function brandList(trade: Trade, due: number) {
  const brand = trade.chance.pick(trade.brands, 1.5);
  const path = `/api/categories/${encodeURIComponent(brand)}`;
  return readPublic(trade, { kind: 'bikes of a brand', path, due, parse: listOfBikes });
}

function bikePage(trade: Trade, due: number) {
  const { id } = aBike(trade);
  return readPublic(trade, { kind: 'page of a bike', path: paths.product(id), due, parse: pageOfBike(id) });
}

function bikeCall(trade: Trade, due: number) {
  return readPublic(trade, { kind: 'a bike', path: `/api/product/${aBike(trade).id}`, due, parse: oneBike });
}

async function signedInBike(trade: Trade, due: number) {
  const token = await trade.crowd.tokenOf(trade.chance.pick(trade.crowd.buyers));
  return read(trade, {
    kind: 'a bike, signed in',
    path: `/api/product/${aBike(trade).id}`,
    token,
    due,
    parse: oneBike,
  });
}

function photo(trade: Trade, due: number) {
  const { chance, photos } = trade;
  return read(trade, { kind: 'photo', path: `/photos/${chance.pick(photos)}-${chance.pick(PHOTO_WIDTHS)}.webp`, due });
}

function advertised(trade: Trade, due: number) {
  return readPublic(trade, { kind: 'advertised bikes', path: '/api/advertize', due, parse: listOfBikes });
}
