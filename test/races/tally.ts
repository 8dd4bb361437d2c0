import { MOVES } from '#contract/deal-machine.ts';
import type { Sql } from '#server/database/connect.ts';

/** Counts of events over all races. */
export class Tally {
  readonly counts = new Map<string, number>();

  add(what: string, times = 1) {
    this.counts.set(what, (this.counts.get(what) ?? 0) + times);
  }

  /** By prefix; keys are the rest. */
  of(kind: string): [string, number][] {
    return [...this.counts]
      .filter(([what]) => what.startsWith(`${kind}: `))
      .map(([what, count]) => [what.slice(kind.length + 2), count]);
  }

  total(kind: string) {
    return this.of(kind).reduce((sum, [, count]) => sum + count, 0);
  }

  take(other: Iterable<[string, number]>) {
    for (const [what, count] of other) this.add(what, count);
  }
}

const row = (from: string, verb: string, who: string, to: string) => `${from} · ${verb} · ${who} → ${to}`;

/** Every transition, once per permitted actor. */
export const TRANSITIONS = MOVES.flatMap(({ from, verb, who, to }) => who.map((actor) => row(from, verb, actor, to)));

export async function countTransitions(sql: Sql, bikes: string[], tally: Tally) {
  const steps = await sql<{ from: string; verb: string; actor: string; to: string; times: number }[]>`
    select from_status as from, verb, actor, to_status as to, count(*) as times from booking_steps
    where product_id = any (${bikes}) and from_status is not null group by 1, 2, 3, 4`;
  for (const { from, verb, actor, to, times } of steps) tally.add(`step: ${row(from, verb, actor, to)}`, times);
}

export const missing = (tally: Tally) => {
  const taken = new Map(tally.of('step'));
  return TRANSITIONS.filter((transition) => !taken.has(transition));
};
