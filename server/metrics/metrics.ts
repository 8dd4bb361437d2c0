import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { ResponseCache } from '../cache/response-cache.ts';
import type { BusinessEvent, Counts } from '../counts/counts.ts';
import type { PoolFigures } from '../database/connect.ts';
import { cacheMetrics } from './cache-metrics.ts';
import { jobMetrics } from './job-metrics.ts';
import { type SearchFigures, searchMetrics } from './search-metrics.ts';
import { webMetrics } from './web-metrics.ts';

export type { JobObserver } from './job-metrics.ts';
export { type Queue, QueueMetrics } from './queue-metrics.ts';

interface Sources {
  /** `web-1`, `jobs` …: each process has its own series, so that a restart of one is a reset of its counters only. */
  worker: string;
  cache: ResponseCache;
  memoryIndex: SearchFigures;
  live: { readonly size: number; readonly people: number };
  pools(): Record<string, PoolFigures>;
  businessEvents: Counts<BusinessEvent>;
}

/** The metrics of one process. Most are plain counters of the product, read when they are asked for. */
export class ProcessMetrics {
  readonly #registry = new Registry();
  readonly watchWeb: ReturnType<typeof webMetrics>;
  readonly watchJob: ReturnType<typeof jobMetrics>;

  constructor({ worker, cache, memoryIndex, live, pools, businessEvents }: Sources) {
    const registers = [this.#registry];
    this.#registry.setDefaultLabels({ worker });
    collectDefaultMetrics({ register: this.#registry });
    cacheMetrics(this.#registry, cache);
    searchMetrics(this.#registry, memoryIndex);
    this.watchWeb = webMetrics(this.#registry);
    this.watchJob = jobMetrics(this.#registry);
    new Gauge({
      name: 'kickstand_live_streams',
      help: 'Open live streams.',
      registers,
      collect() {
        this.set(live.size);
      },
    });
    new Gauge({
      name: 'kickstand_live_people',
      help: 'People with an open live stream.',
      registers,
      collect() {
        this.set(live.people);
      },
    });
    new Gauge({
      name: 'kickstand_database_connections',
      help: 'Connections of a pool: its size, those at work, and statements that wait.',
      labelNames: ['pool', 'state'],
      registers,
      collect() {
        for (const [pool, figures] of Object.entries(pools()))
          for (const [state, count] of Object.entries(figures)) this.set({ pool, state }, count);
      },
    });
    new Counter({
      name: 'kickstand_business_events_total',
      help: 'What people do, counted where it is written.',
      labelNames: ['event'],
      registers,
      collect() {
        this.reset();
        for (const [event, count] of businessEvents) this.inc({ event }, count);
      },
    });
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
