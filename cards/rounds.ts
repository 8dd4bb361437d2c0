/** Maximum delay until work of an ended process is found. */
const LONGEST_SLEEP_MS = 5_000;
const SHORTEST_SLEEP_MS = 20;

export interface Rounds {
  wake(): void;
  stop(): Promise<void>;
}

/** Repeats a round, which returns the milliseconds until the next, until stopped. */
export function inRounds(task: string, round: (stopping: AbortSignal) => Promise<number>): Rounds {
  const stopping = new AbortController();
  let news = false;
  let rise = () => {};

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      rise = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const report = (error: unknown) => {
    console.error(`The card provider cannot ${task} right now:`, error instanceof Error ? error.message : error);
    return LONGEST_SLEEP_MS;
  };

  async function work() {
    while (!stopping.signal.aborted) {
      news = false;
      const pause = await round(stopping.signal).catch(report);
      if (!news) await sleep(Math.min(Math.max(pause, SHORTEST_SLEEP_MS), LONGEST_SLEEP_MS));
    }
  }

  const wake = () => {
    news = true;
    rise();
  };
  const working = work();
  return {
    wake,
    async stop() {
      stopping.abort();
      wake();
      await working;
    },
  };
}
