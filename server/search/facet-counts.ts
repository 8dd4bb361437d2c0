import type { Choice, Count } from '#contract/search.ts';
import type { Measured } from './measure.ts';
import type { Group } from './measure-queries.ts';

/** Counts by one property; bikes may miss only the filter on that property. */
export class FacetCounts<Value, Other = number> {
  readonly #groups: Group<Value, Other>[];
  readonly #measured: Measured;

  constructor(measured: Measured, bit: number, groups: Group<Value, Other>[] | null) {
    this.#measured = measured;
    this.#groups = (groups ?? []).filter(([missed]) => !(missed & ~bit));
  }

  count(isMeant: (value: Value, other: Other) => boolean): Count {
    return this.#sum(this.#groups.filter(([, value, other]) => isMeant(value, other)));
  }

  each(): { value: Value; count: Count }[] {
    return [...Map.groupBy(this.#groups, ([, value]) => value)].map(([value, same]) => ({
      value,
      count: this.#sum(same),
    }));
  }

  choice(value: string, text: string, isMeant: (value: Value, other: Other) => boolean): Choice {
    return { value, text, count: this.count(isMeant) };
  }

  #sum(groups: Group<Value, Other>[]): Count {
    return this.#measured.counted(groups.map(([missed, , , bikes]) => [missed, bikes]));
  }
}
