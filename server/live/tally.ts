import type { FastifyBaseLogger } from 'fastify';
import type { EndReason } from './event-stream.ts';
import type { Streams } from './streams.ts';

export type LiveLog = Pick<FastifyBaseLogger, 'info' | 'warn'>;

const REPORT_MS = 60_000;

const nothing = () => ({
  opened: 0,
  heard: 0,
  slow: 0,
  failures: 0,
  ended: { expired: 0, ended: 0, full: 0, closing: 0 } satisfies Record<EndReason, number>,
});

/** One log line a minute, while there are streams. */
export class Tally {
  readonly #log: LiveLog | undefined;
  #reportedAt = performance.now();
  #isFailing = false;
  counts = nothing();

  constructor(log: LiveLog | undefined) {
    this.#log = log;
  }

  failed(error: unknown) {
    this.counts.failures++;
    if (!this.#isFailing) this.#log?.warn({ err: error }, 'Live updates wait: the database does not answer');
    this.#isFailing = true;
  }

  succeeded() {
    this.#isFailing = false;
  }

  report({ size, people }: Streams) {
    if (performance.now() - this.#reportedAt < REPORT_MS) return;
    this.#reportedAt = performance.now();
    this.#log?.info({ streams: size, people, ...this.counts }, 'Live updates of the last minute');
    this.counts = nothing();
  }
}
