import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Sql } from '../../database/connect.ts';
import { fillSearchIndex } from './fill.ts';

/** Enough for a small market; a large one is filled in the background. */
const WAITED_FOR_MS = 2_000;

export function fillSearchIndexAtStart(sql: Sql, log: Pick<FastifyBaseLogger, 'error'>) {
  const parting = new AbortController();
  const filled = fillSearchIndex(sql, parting.signal).catch((error) => {
    if (!parting.signal.aborted) log.error({ err: error }, 'Search index fill failed: bikes are missing in searches');
  });
  return {
    begun: Promise.race([filled, pause(WAITED_FOR_MS, undefined, { ref: false })]),
    async stop() {
      parting.abort();
      await filled;
    },
  };
}
