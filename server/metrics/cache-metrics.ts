import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { ResponseCache } from '../cache/response-cache.ts';

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2];

export function cacheMetrics(registry: Registry, cache: ResponseCache) {
  const registers = [registry];
  new Counter({
    name: 'kickstand_cache_responses_total',
    help: 'Public responses: hit and unchanged (304) were kept, joined shared a render, dropped left after a change.',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      for (const [outcome, count] of cache.counts) this.inc({ outcome }, count);
    },
  });
  new Gauge({
    name: 'kickstand_cache_bytes',
    help: 'Size of the kept responses.',
    registers,
    collect() {
      this.set(cache.figures.bytes);
    },
  });
  new Gauge({
    name: 'kickstand_cache_entries',
    help: 'Kept responses.',
    registers,
    collect() {
      this.set(cache.figures.entries);
    },
  });
  const polls = new Histogram({
    name: 'kickstand_cache_poll_seconds',
    help: 'Asking the database what changed, which each kept response waits for; requests at the same time share it.',
    buckets: SECONDS,
    registers,
  });
  const failures = new Counter({
    name: 'kickstand_cache_poll_failures_total',
    help: 'Questions for changes that failed: everything kept was dropped.',
    registers,
  });
  cache.onPoll((ms, succeeded) => {
    polls.observe(ms / 1000);
    if (!succeeded) failures.inc();
  });
}
