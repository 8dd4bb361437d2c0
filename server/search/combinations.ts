import type { Bounds } from './bounds.ts';
import { traitBits } from './search-index/search-index.ts';

export function combinations(refused: Bounds['refused']): number[] {
  return Object.entries(traitBits).reduce(
    (all, [trait, { of, unknown }]) =>
      [...of.values(), unknown]
        .filter((bit) => !(bit & refused[trait as keyof typeof refused]))
        .flatMap((bit) => all.map((others) => others | bit)),
    [0],
  );
}
