import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { postmasterOf } from '../memory.ts';
import { familyOf, startOf, tolerant } from '../processes.ts';
import type { BenchMarket } from '../search/market.ts';

/** Of an hour: one each five minutes. */
const KILLS = 11;
const RESTARTS: [at: number, signal: NodeJS.Signals][] = [
  [0.375, 'SIGINT'],
  [0.71, 'SIGKILL'],
];
/** A failed request later than this has no excuse. */
const EXCUSED_MS = 15_000;
const WORKER = /^kickstand (web|chores):/;

type Injected = {
  minute: number;
  fault: string;
  'requests interrupted': number;
  'the last after, s': number;
};

/** The oldest worker is killed in turn; PostgreSQL is shut down once and killed once. */
export class Faults {
  readonly injected: Injected[] = [];
  readonly #market: Pick<BenchMarket, 'pid' | 'dataDir'>;
  readonly #over = new AbortController();
  #lastAt = Number.NEGATIVE_INFINITY;

  constructor(market: Pick<BenchMarket, 'pid' | 'dataDir'>) {
    this.#market = market;
  }

  /** Until the returned function is called. */
  inject(seconds: number) {
    const begun = performance.now();
    const kills = Array.from({ length: KILLS }, (_, nth) => ({
      at: (nth + 1) / (KILLS + 1),
      strike: () => this.#killWorker(),
    }));
    const restarts = RESTARTS.map(([at, signal]) => ({ at, strike: () => this.#endDatabase(signal) }));
    const all = [...kills, ...restarts].sort((a, b) => a.at - b.at);
    const done = (async () => {
      for (const { at, strike } of all) {
        await pause(begun + at * seconds * 1000 - performance.now(), undefined, { signal: this.#over.signal });
        this.#lastAt = performance.now();
        const minute = (this.#lastAt - begun) / 60_000;
        this.injected.push({ minute, fault: strike(), 'requests interrupted': 0, 'the last after, s': 0 });
      }
    })().catch((error) => {
      if (!this.#over.signal.aborted) throw error;
    });
    // A fault that cannot be injected fails the run at its end, when the marketplace is stopped in order.
    done.catch(() => {});
    return () => {
      this.#over.abort();
      return done;
    };
  }

  /** Counts a failed request with the last fault, unless that is long over. */
  explain(): boolean {
    const last = this.injected.at(-1);
    const after = performance.now() - this.#lastAt;
    if (!last || after > EXCUSED_MS) return false;
    last['requests interrupted']++;
    last['the last after, s'] = after / 1000;
    return true;
  }

  #killWorker(): string {
    const workers = familyOf(this.#market.pid)
      .map((pid) => ({ pid, title: titleOf(pid), since: startOf(pid) }))
      .filter(({ title }) => WORKER.test(title))
      .sort((a, b) => a.since - b.since);
    const [oldest] = workers;
    if (!oldest) throw new Error('No worker runs');
    process.kill(oldest.pid, 'SIGKILL');
    return `SIGKILL for a ${WORKER.exec(oldest.title)?.[1]} worker`;
  }

  #endDatabase(signal: NodeJS.Signals): string {
    const postmaster = postmasterOf(this.#market.dataDir);
    if (!postmaster) throw new Error('PostgreSQL does not run');
    process.kill(postmaster, signal);
    return `${signal} for PostgreSQL`;
  }
}

const titleOf = (pid: number) => tolerant(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'), '');
