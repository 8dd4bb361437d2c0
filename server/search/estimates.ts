import { usable } from './access-paths.ts';
import { type Bounds, inForce } from './bounds.ts';
import type { Measured } from './measure.ts';
import type { Estimates } from './plan.ts';

export function estimate(bounds: Bounds, measured: Measured): Estimates {
  const { part, wide, chosen, bikes } = measured;
  const [only, another] = chosen;
  const all = only && !another ? only.bikes : bikes;
  return {
    bikes: all,
    fitting: (measured.read(0) * part.bikes) / Math.max(part.met.read, 1),
    ahead: ((wide.met.ahead + 1) * all) / Math.max(wide.met.read, 1),
    each: part.bikes / Math.max(part.met.read, 1),
    indexes: indexesFor(bounds, measured),
    ...(bounds.words.length && { wordless: (wide.met.wordless * bikes) / Math.max(wide.met.read, 1) }),
  };
}

function indexesFor(bounds: Bounds, { parts, wide, chosen, bikes }: Measured): Estimates['indexes'] {
  const found: Estimates['indexes'] = {};
  // +1: a sample without a match does not prove that there is none.
  for (const index of usable(inForce(bounds), bounds.words))
    found[index] = ((wide.met[index] + 1) * bikes) / Math.max(wide.met.read, 1);
  if (bounds.brands.length) found.brands = chosen.reduce((sum, brand) => sum + brand.bikes, 0);
  for (const { path, bikes } of parts) if (path !== 'all') found[path] = bikes;
  return found;
}
