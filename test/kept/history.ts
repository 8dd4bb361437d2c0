/** How a bike looks to strangers, in one of the states it goes through. */
export interface State {
  /** Goes up with every edit and stands in its name. */
  version: number;
  onSale: boolean;
  reserved: boolean;
  advertised: boolean;
}

interface Step {
  state: State;
  begun: number;
  acknowledged: number;
}

/** From when a reader asked until the answer was there, in milliseconds of one clock. */
export interface Span {
  from: number;
  to: number;
}

export const NAME = /Nomad (\d+)v(\d+)x/;

/** All that was done to one bike, by one person, one thing after the other. */
export class History {
  readonly number: number;
  readonly brandName: string;
  id = '';
  readonly #steps: Step[] = [];

  constructor(number: number, brandName: string) {
    this.number = number;
    this.brandName = brandName;
  }

  get now(): State | undefined {
    return this.#steps.at(-1)?.state;
  }

  nameAt = (version: number) => `Nomad ${this.number}v${version}x of ${this.brandName}`;

  /** What is done counts as possible from the moment it is asked for, and as certain when it was acknowledged. */
  async step<T>(state: State, act: () => Promise<T>): Promise<T> {
    const step = { state, begun: performance.now(), acknowledged: Number.POSITIVE_INFINITY };
    this.#steps.push(step);
    const done = await act();
    step.acknowledged = performance.now();
    return done;
  }

  /** Every state that an answer may rightly show: from the last one acknowledged before it was asked for. */
  possible({ from, to }: Span): State[] {
    const certain = this.#steps.findLastIndex(({ acknowledged }) => acknowledged < from);
    const known = this.#steps.slice(Math.max(certain, 0)).filter(({ begun }) => begun < to);
    return known.map(({ state }) => state);
  }

  /** Whether it may be missing from a list of what is on sale. */
  mayBeMissing(span: Span): boolean {
    const certain = this.#steps.some(({ acknowledged }) => acknowledged < span.from);
    return !certain || this.possible(span).some(({ onSale }) => !onSale);
  }
}
