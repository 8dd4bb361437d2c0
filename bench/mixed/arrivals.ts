import { setTimeout as pause } from 'node:timers/promises';
import { weighed } from '../search/chance.ts';
import { type Act, READS } from './reads.ts';
import { SEARCHES } from './searches.ts';
import type { Trade } from './trade.ts';
import { WRITES } from './writes.ts';

/** More open requests mean overload. */
const MOST_WAITING = 2000;

const ACTS = weighed([...READS, ...SEARCHES, ...WRITES], ([, share]) => share);

/** Open-loop Poisson arrivals: latencies include the wait behind a slow response. */
export async function comeAndGo(trade: Trade, { perSecond, seconds }: { perSecond: number; seconds: number }) {
  const waiting = new Set<Promise<unknown>>();
  const begun = performance.now();
  const over = begun + seconds * 1000;
  let due = begun;
  while (due < over) {
    const now = performance.now();
    if (due > now) await pause(due - now);
    if (waiting.size >= MOST_WAITING) throw new Error(`${perSecond} requests a second are more than it can answer`);
    const done = perform(trade, trade.chance.weighed(ACTS)[0], due).finally(() => waiting.delete(done));
    waiting.add(done);
    due -= (Math.log(1 - trade.chance.next()) * 1000) / perSecond;
  }
  await Promise.all(waiting);
  return (performance.now() - begun) / 1000;
}

async function perform(trade: Trade, act: Act, due: number) {
  try {
    await act(trade, due);
  } catch (error) {
    trade.tally.failed(error instanceof Error ? error.message : String(error));
  }
}
