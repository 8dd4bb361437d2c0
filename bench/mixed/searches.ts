import { paths } from '#client/paths.ts';
import type { SearchAddress } from '#contract/search.ts';
import { SHAPES } from '../search/shapes.ts';
import type { Act } from './reads.ts';
import { foundBikes } from './shown.ts';
import { aBike, readPublic, type Trade } from './trade.ts';

const WISHES = Object.values(SHAPES).flat();

/** Weights per 1,000 requests. */
export const SEARCHES: [act: Act, share: number][] = [
  [found, 25],
  [newest, 10],
  [page, 20],
  [typed, 25],
];

function found(trade: Trade, due: number) {
  const path = `/api/search?${addressOf(wish(trade))}`;
  return readPublic(trade, { kind: 'search', sort: 'search', path, due, parse: foundBikes });
}

/** The one list in which a new bike always comes first. */
function newest(trade: Trade, due: number) {
  const brand = trade.chance.pick(trade.brands, 1.5);
  const path = `/api/search?${addressOf({ brand, sort: 'newest' })}`;
  return readPublic(trade, { kind: 'newest of a brand', sort: 'search', path, due, brand, parse: foundBikes });
}

function page(trade: Trade, due: number) {
  const path = `${paths.search}?${addressOf(wish(trade))}`;
  return readPublic(trade, { kind: 'page of a search', sort: 'search', path, due });
}

function typed(trade: Trade, due: number) {
  const { name } = aBike(trade);
  const q = name.slice(0, 1 + Math.floor(trade.chance.next() * 12));
  const path = `/api/search/suggestions?${addressOf({ q })}`;
  return readPublic(trade, { kind: 'suggestions', sort: 'search', path, due });
}

function wish(trade: Trade): SearchAddress {
  const { chance, brands } = trade;
  const which = chance.next();
  if (which < 0.4) return chance.pick(WISHES, 1.5);
  if (which < 0.7) return { q: aBike(trade).name };
  const maxPrice = String(100 * Math.ceil(3 + chance.next() * 30));
  const sort = chance.pick(['newest', 'price-up', 'kilometres', 'year'] as const);
  return { brand: chance.pick(brands, 1.5), maxPrice, sort };
}

const addressOf = (wish: SearchAddress) => new URLSearchParams({ ...wish });
