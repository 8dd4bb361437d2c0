import { Gauge, Registry } from 'prom-client';
import type { Sql } from '../database/connect.ts';
import { within } from '../database/replica.ts';

export interface QueueFigures {
  length: number;
  seconds: number | null;
}

export interface Queue {
  name: string;
  read(sql: Sql): Promise<QueueFigures[]>;
}

/** However often the metrics are asked for. */
const INTERVAL_MS = 10_000;
/** For all queues together: a partitioned server answers nothing. */
const LONGEST_MS = 3_000;

/** What waits in the database. Read by one process of a marketplace, one statement after the other. */
export class QueueMetrics {
  readonly #registry = new Registry();
  readonly #sql: Sql;
  readonly #queues: Queue[];
  readonly #length: Gauge;
  readonly #seconds: Gauge;
  readonly #isReadable: Gauge;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  constructor(sql: Sql, queues: Queue[]) {
    const own = { labelNames: ['queue'], registers: [this.#registry] };
    this.#sql = sql;
    this.#queues = queues;
    this.#length = new Gauge({ name: 'kickstand_queue_length', help: 'Rows that are due, up to 10,000.', ...own });
    this.#seconds = new Gauge({
      name: 'kickstand_queue_oldest_seconds',
      help: 'How long the oldest due row has waited.',
      ...own,
    });
    this.#isReadable = new Gauge({
      name: 'kickstand_queue_readable',
      help: '0: the database did not tell, and the last figures are left out.',
      ...own,
    });
  }

  async text(): Promise<string> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    await this.#reading;
    return this.#registry.metrics();
  }

  async #read() {
    if (performance.now() - this.#readAt < INTERVAL_MS) return;
    this.#readAt = performance.now();
    const left = () => Math.max(1, this.#readAt + LONGEST_MS - performance.now());
    for (const { name: queue, read } of this.#queues) {
      const [figures] = await within(left(), read(this.#sql)).catch(() => []);
      this.#isReadable.set({ queue }, figures ? 1 : 0);
      if (figures) {
        this.#length.set({ queue }, figures.length);
        this.#seconds.set({ queue }, Math.max(0, figures.seconds ?? 0));
      } else {
        this.#length.remove({ queue });
        this.#seconds.remove({ queue });
      }
    }
  }
}
