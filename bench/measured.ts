/** Requests by cache state, or another unit such as `rows`. */
export type Means = 'made' | 'kept' | 'either' | (string & {});

export interface Counted {
  count: number;
  kept?: number;
  failed?: number;
  statements?: number;
}

const LABELS: Record<string, string> = {
  made: 'requests whose answers were made',
  kept: 'requests whose answers were kept',
  either: 'requests whose answers were kept or made, as people happen to ask',
};
/** The first response is uncached, and another one after a minute. */
const LEAST_KEPT = 0.9;

export const BUSY: readonly (number | undefined)[] = [429, 503];

let requests = 0;

/** An unknown parameter bypasses the cache. */
export const neverKept = (path: string) => `${path}${path.includes('?') ? '&' : '?'}asked=${++requests}`;

/** The cache answers before the app, which sets `x-request-id`. */
export const wasKept = (headers: Headers | Record<string, unknown>) =>
  !(headers instanceof Headers ? headers.has('x-request-id') : 'x-request-id' in headers);

/** Detects benches that measured nothing or the wrong kind of response. */
export class Measured {
  readonly #parts = new Map<string, Required<Counted> & { means: Means; countsStatements: boolean }>();

  add(part: string, means: Means, { count, kept = 0, failed = 0, statements }: Counted) {
    const before = this.#parts.get(`${part}, ${means}`) ?? { count: 0, kept: 0, failed: 0, statements: 0 };
    this.#parts.set(`${part}, ${means}`, {
      means,
      count: before.count + count,
      kept: before.kept + kept,
      failed: before.failed + failed,
      statements: before.statements + (statements ?? 0),
      countsStatements: statements !== undefined,
    });
  }

  faults(): string[] {
    if (!this.#parts.size) return ['Nothing was measured'];
    return [...this.#parts].flatMap(([part, { means, count, kept, failed, statements, countsStatements }]) => {
      const good = count - failed;
      if (count === 0) return `${part}: nothing was measured`;
      if (good <= 0) return `${part}: nothing was measured, all ${count} failed`;
      if (means === 'made' && kept > 0) return `${part}: ${kept} of ${good} answers were kept`;
      if (means === 'kept' && kept < LEAST_KEPT * good) return `${part}: only ${kept} of ${good} answers were kept`;
      if (countsStatements && statements < good) return `${part}: ${statements} statements for ${good} answers`;
      return [];
    });
  }

  summary(): string {
    const sums = Map.groupBy(this.#parts.values(), ({ means }) => means);
    const texts = [...sums].map(([means, parts]) => {
      const sum = (name: 'count' | 'kept' | 'failed' | 'statements', some = parts) =>
        some.reduce((total, part) => total + part[name], 0);
      const inSql = parts.filter(({ countsStatements }) => countsStatements);
      const more = [
        ...(means === 'either' ? [`${number(sum('kept'))} kept`] : []),
        ...(inSql.length ? [`${number(sum('statements', inSql))} statements for ${number(sum('count', inSql))}`] : []),
        ...(sum('failed') ? [`${number(sum('failed'))} failed`] : []),
      ];
      return `${number(sum('count'))} ${LABELS[means] ?? means}${more.length ? ` (${more.join(', ')})` : ''}`;
    });
    return `Measured: ${texts.join('; ') || 'nothing'}.`;
  }

  conclude() {
    console.log(`\n${this.summary()}`);
    for (const fault of this.faults()) {
      console.error(fault);
      process.exitCode = 1;
    }
  }
}

const number = (value: number) => value.toLocaleString('en-US');
