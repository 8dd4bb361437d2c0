/** What another process left behind is found at the latest then. */
const LONGEST_SLEEP_MS = 5_000;
const SHORTEST_SLEEP_MS = 20;

/** Work that comes back again and again. */
export interface Rounds {
  /** There may be something new. */
  wake(): void;
  stop(): Promise<void>;
}

/** Does a round of work, which answers in how many milliseconds the next is due, until told to stop. */
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
