import type { ViewSource } from '#contract/product-views.ts';
import type { ViewKind } from './view-queries.ts';

export interface PendingVisit {
  /** A person or an address; hashed before it is stored. */
  visitor: string;
  person?: string | undefined;
  kind: ViewKind;
  /** The id of a bike, or the words of a search. */
  subject: string;
  source?: ViewSource | undefined;
  words?: string | undefined;
  hasFound?: boolean | undefined;
}

/** Between two writes. */
const MOST = { all: 20_000, ofVisitor: 400 };

/** What visitors did since the last write, each thing once; what is too much is not counted. */
export class PendingVisits {
  #visits = new Map<string, PendingVisit>();
  #ofVisitor = new Map<string, number>();
  readonly #most: typeof MOST;

  constructor(most = MOST) {
    this.#most = most;
  }

  get size() {
    return this.#visits.size;
  }

  add(visit: PendingVisit) {
    const { visitor, kind, subject } = visit;
    const key = `${visitor} ${kind} ${subject}`;
    const others = this.#ofVisitor.get(visitor) ?? 0;
    if (this.#visits.has(key) || this.size >= this.#most.all || others >= this.#most.ofVisitor) return;
    this.#visits.set(key, visit);
    this.#ofVisitor.set(visitor, others + 1);
  }

  take(): PendingVisit[] {
    const visits = [...this.#visits.values()];
    this.#visits = new Map();
    this.#ofVisitor = new Map();
    return visits;
  }
}
