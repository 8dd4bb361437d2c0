import { type Bounds, inForce } from './bounds.ts';
import type { Index } from './collect-queries.ts';
import type { Measured } from './measure.ts';
import { MISSED } from './missed.ts';
import type { Estimates } from './plan.ts';

const TRAITS = MISSED.body | MISSED.condition | MISSED.owners | MISSED.verified;

/** What is known of the ways to find a page. */
export function estimate(bounds: Bounds, measured: Measured): Estimates {
  const { part, larger, brands, bikes } = measured;
  const chosen = brands.filter(({ chosen }) => chosen);
  const [only, another] = chosen;
  const all = only && !another ? only.bikes : bikes;
  const wide = [part, larger].find((one) => one?.path === 'all' || one?.path === 'brands') ?? part;
  const each = all / Math.max(wide.read, 1);
  return {
    bikes: all,
    fitting: (measured.read(0) * part.bikes) / Math.max(part.read, 1),
    ahead: (wide.ahead + 1) * each,
    each: part.bikes / Math.max(part.read, 1),
    indexes: indexesFor(bounds, measured),
  };
}

/** To how many bikes each index leads, of those that narrow this search. */
function indexesFor(bounds: Bounds, measured: Measured): Partial<Record<Index, number>> {
  const parts = [measured.part, measured.larger].filter((part) => part !== undefined);
  const found: Partial<Record<Index, number>> = {};
  for (const { path, bikes } of parts) if (path !== 'all') found[path] = bikes;
  if (bounds.words.length) found.words ??= share(measured.part.words, measured.part.read) * measured.bikes;
  const wide = parts.find(({ path }) => path === 'all' || path === 'brands');
  if (!wide) return found;
  const bits = inForce(bounds);
  const estimated = (read: number, bikes = wide.bikes) => share(read, wide.read) * bikes;
  if (bits & MISSED.price) found.price = estimated(wide.price);
  if (bits & MISSED.kilometres) found.kilometres = estimated(wide.kilometres);
  if (bits & MISSED.year) found.year = estimated(wide.year);
  if (bits & TRAITS) found.traits = estimated(wide.traits, measured.bikes);
  return found;
}

/** One more than were met: of what a sample does not meet there may be some. */
const share = (met: number, read: number) => (met + 1) / Math.max(read, 1);
