import { type Bounds, inForce } from './bounds.ts';
import type { Index } from './collect-queries.ts';
import type { Measured } from './measure.ts';
import { MISSED } from './missed.ts';

const TRAITS = MISSED.body | MISSED.condition | MISSED.owners | MISSED.verified;

/** To how many bikes each index leads, of those that narrow this search. */
export function indexesFor(bounds: Bounds, measured: Measured): Partial<Record<Index, number>> {
  const parts = [measured.part, measured.larger].filter((part) => part !== undefined);
  const found: Partial<Record<Index, number>> = {};
  for (const { path, bikes } of parts)
    if (path === 'models' || path === 'places' || path === 'words') found[path] = bikes;
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
