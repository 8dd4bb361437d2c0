export type Kind = 'product' | 'message' | 'booking' | 'payment' | 'price';

export interface Write {
  kind: Kind;
  id: string;
  at: number;
}

/** What the marketplace said was done, and what it said while it could do nothing. */
export class Acknowledged {
  readonly writes: Write[] = [];
  readonly refusals = new Map<string, number>();
  /** Answers older than what had been acknowledged before the question. */
  stale = 0;
  reads = 0;

  add(kind: Kind, id: string) {
    this.writes.push({ kind, id, at: Date.now() });
  }

  refused(why: string) {
    this.refusals.set(why, (this.refusals.get(why) ?? 0) + 1);
  }

  ids(kind: Kind) {
    return this.writes.filter((write) => write.kind === kind).map(({ id }) => id);
  }

  /** The longest time without an acknowledged write, which ends after a moment. */
  longestPause(since: number): { seconds: number; end: number } {
    const times = [...this.writes.map(({ at }) => at), Date.now()].sort((one, other) => one - other);
    let longest = { seconds: 0, end: since };
    for (const [index, end] of times.entries()) {
      const begin = times[index - 1] ?? end;
      const seconds = (end - begin) / 1_000;
      if (end >= since && seconds > longest.seconds) longest = { seconds, end };
    }
    return longest;
  }
}
