import { percentile } from '../figures.ts';

export type Sort = 'read' | 'search' | 'write';

interface RequestStats {
  sort: Sort;
  times: number[];
  refused: number;
  unchanged: number;
}

export class Tally {
  /** Whether an injected fault is the reason. */
  readonly #isExplained: () => boolean;
  readonly #kinds = new Map<string, RequestStats>();
  /** Wrong content, and requests that failed without a reason. */
  readonly faults = new Map<string, number>();
  checked = 0;
  /** Anonymous requests for public content; `kept` of them were cached. */
  keepable = 0;
  kept = 0;

  constructor(isExplained: () => boolean = () => false) {
    this.#isExplained = isExplained;
  }

  answered(name: string, sort: Sort, ms: number, { refused = false, unchanged = false } = {}) {
    const kind = this.#kinds.get(name) ?? { sort, times: [], refused: 0, unchanged: 0 };
    this.#kinds.set(name, kind);
    kind.times.push(ms);
    if (refused) kind.refused++;
    if (unchanged) kind.unchanged++;
  }

  /** Without a response, or with 503. */
  failed(what: string) {
    if (!this.#isExplained()) this.fault(what);
  }

  fault(what: string) {
    this.faults.set(what, (this.faults.get(what) ?? 0) + 1);
  }

  get requests() {
    return [...this.#kinds.values()].reduce((sum, { times }) => sum + times.length, 0);
  }

  get errors() {
    return [...this.faults.values()].reduce((sum, count) => sum + count, 0);
  }

  rows() {
    const order: Sort[] = ['read', 'search', 'write'];
    const kinds = [...this.#kinds].sort(([, a], [, b]) => order.indexOf(a.sort) - order.indexOf(b.sort));
    return kinds.map(([kind, { sort, times, refused, unchanged }]) => ({
      '': sort,
      kind,
      requests: times.length,
      '% of all': (100 * times.length) / this.requests,
      'p50, ms': percentile(times, 0.5),
      'p99, ms': percentile(times, 0.99),
      'longest, ms': percentile(times, 1),
      'unchanged (304)': unchanged,
      'too late (409)': refused,
    }));
  }
}
