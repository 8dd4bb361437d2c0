/** Plain counters of this process: counting must cost next to nothing, also where nobody reads them. */
export class Counts<Label extends string = string> {
  readonly #values = new Map<Label, number>();

  /** Labels known from the start are reported as 0. */
  constructor(labels: readonly Label[] = []) {
    for (const label of labels) this.#values.set(label, 0);
  }

  add(label: Label, by = 1) {
    this.#values.set(label, (this.#values.get(label) ?? 0) + by);
  }

  get(label: Label) {
    return this.#values.get(label) ?? 0;
  }

  [Symbol.iterator]() {
    return this.#values.entries();
  }
}

export const BUSINESS_EVENTS = [
  'booking',
  'payment',
  'handover',
  'dispute',
  'refund',
  'payout',
  'person',
  'bike',
] as const;

export type BusinessEvent = (typeof BUSINESS_EVENTS)[number];

/** Written by this process. A transaction that is rolled back later counts too: the books are in the tables. */
export const businessEvents = new Counts(BUSINESS_EVENTS);
