/** Public state of a product. */
export interface State {
  /** Incremented by every edit; part of the product's name. */
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

/** Duration of a read, in milliseconds of one clock. */
export interface Span {
  from: number;
  to: number;
}

export const NAME = /Nomad (\d+)v(\d+)x/;

/** Sequential writes to one product by its seller. */
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

  /** A state is possible from the request on, and certain from the acknowledgement on. */
  async step<T>(state: State, act: () => Promise<T>): Promise<T> {
    const step = { state, begun: performance.now(), acknowledged: Number.POSITIVE_INFINITY };
    this.#steps.push(step);
    const done = await act();
    step.acknowledged = performance.now();
    return done;
  }

  /** States that a linearizable read may return. */
  possible({ from, to }: Span): State[] {
    const certain = this.#steps.findLastIndex(({ acknowledged }) => acknowledged < from);
    const known = this.#steps.slice(Math.max(certain, 0)).filter(({ begun }) => begun < to);
    return known.map(({ state }) => state);
  }

  mayBeMissing(span: Span): boolean {
    const certain = this.#steps.some(({ acknowledged }) => acknowledged < span.from);
    return !certain || this.possible(span).some(({ onSale }) => !onSale);
  }
}
