import { type Bounds, inForce } from './bounds.ts';
import type { Index } from './collect-queries.ts';
import type { Measured } from './measure.ts';
import { MISSED } from './missed.ts';
import type { Estimates } from './plan.ts';

/** Which filters an index serves, the brand left aside: it may lead also to what other brands have. */
const SERVES: Partial<Record<Index, number>> = {
  models: MISSED.model,
  places: MISSED.place,
  kilometres: MISSED.kilometres,
  year: MISSED.year,
  engine: MISSED.engine,
  traits: MISSED.body | MISSED.condition | MISSED.owners | MISSED.verified,
};

/** What is known of the ways to find a page. */
export function estimate(bounds: Bounds, measured: Measured): Estimates {
  const { part, wide, chosen, bikes } = measured;
  const [only, another] = chosen;
  const all = only && !another ? only.bikes : bikes;
  return {
    bikes: all,
    fitting: (measured.read(0) * part.bikes) / Math.max(part.read, 1),
    ahead: ((wide.ahead + 1) * all) / Math.max(wide.read, 1),
    each: part.bikes / Math.max(part.read, 1),
    indexes: indexesFor(bounds, measured),
  };
}

/** To how many bikes each index leads, of those that narrow this search. */
function indexesFor(bounds: Bounds, { part, larger, wide, chosen, bikes }: Measured): Estimates['indexes'] {
  const bits = inForce(bounds);
  // One more than were met: of what a sample does not meet there may be some.
  const estimated = (met: number, of = bikes) => ((met + 1) * of) / Math.max(wide.read, 1);
  const found: Estimates['indexes'] = {};
  if (bits & MISSED.brand) found.brands = chosen.reduce((sum, brand) => sum + brand.bikes, 0);
  if (bits & MISSED.price) found.price = estimated(wide.price, wide.bikes);
  if (bounds.words.length) found.words = estimated(wide.words);
  for (const [index, served] of Object.entries(SERVES) as ['models', number][])
    if (bits & served) found[index] = estimated(wide[index]);
  for (const { path, bikes } of [part, larger].filter((one) => one !== undefined))
    if (path !== 'all') found[path] = bikes;
  return found;
}
