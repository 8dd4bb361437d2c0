import { Counter, Gauge, type Registry } from 'prom-client';
import type { Counts } from '../counts/counts.ts';

export interface SearchFigures {
  readonly counts: Counts<'memory' | 'database'>;
  readonly bikes: number;
}

export function searchMetrics(registry: Registry, memoryIndex: SearchFigures) {
  const registers = [registry];
  new Counter({
    name: 'kickstand_searches_total',
    help: 'Searches that were made, by where their bikes were found.',
    labelNames: ['in'],
    registers,
    collect() {
      this.reset();
      for (const [place, count] of memoryIndex.counts) this.inc({ in: place }, count);
    },
  });
  new Gauge({
    name: 'kickstand_memory_index_bikes',
    help: 'Bikes that can be searched in memory; 0 while they are not loaded, or are too many.',
    registers,
    collect() {
      this.set(memoryIndex.bikes);
    },
  });
}
