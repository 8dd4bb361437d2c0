import { v7 as newId } from 'uuid';
import type { EventRow } from './queries.ts';

export type Sight = Pick<EventRow, 'kind' | 'outcome' | 'person' | 'address'>;

const HOUR_MS = 3_600_000;
/** Rows per hour, kind and outcome that name person and address; beyond that only a count. */
const MOST_NAMED_ROWS = { success: 10_000, failure: 1_000 };

export class Pending {
  #rows = new Map<string, EventRow>();
  readonly #named = new Map<string, number>();
  #hour = 0;
  readonly #most: typeof MOST_NAMED_ROWS;

  constructor(most = MOST_NAMED_ROWS) {
    this.#most = most;
  }

  add(sight: Sight, now: Date) {
    const row = this.#rows.get(keyOf(sight)) ?? this.#newRow(sight, now);
    row.count++;
  }

  take(): EventRow[] {
    const rows = [...this.#rows.values()];
    this.#rows = new Map();
    return rows;
  }

  #newRow(sight: Sight, now: Date): EventRow {
    const hour = Math.floor(now.getTime() / HOUR_MS);
    if (hour !== this.#hour) this.#named.clear();
    this.#hour = hour;
    const { kind, outcome } = sight;
    const group = `${kind} ${outcome}`;
    const named = this.#named.get(group) ?? 0;
    const isNamed = named < this.#most[outcome];
    if (isNamed) this.#named.set(group, named + 1);
    const recorded = isNamed ? sight : { kind, outcome, person: null, address: null };
    const key = keyOf(recorded);
    const row = this.#rows.get(key) ?? { ...recorded, id: newId(), happenedAt: now, count: 0 };
    this.#rows.set(key, row);
    return row;
  }
}

const keyOf = ({ kind, outcome, person, address }: Sight) => `${kind} ${outcome} ${person} ${address}`;
