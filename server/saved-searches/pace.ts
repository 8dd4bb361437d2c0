const [FIRST_SIZE, MOST] = [5, 40];
const [QUICK_MS, SLOW_MS] = [500, 2_000];
const QUERY_CANCELED = '57014';

export interface Pace {
  size: number;
  /** They failed alone; the next run tries them again. */
  passed: string[];
  taken(ids: string[]): void;
}

/** `part`: there was too much for one step. */
export type Step = 'nothing' | 'part' | 'whole';

/**
 * Takes steps until one takes nothing, larger ones while they are quick. One that the database ends for its time is
 * tried with less, and alone it is passed, so that nothing holds up the rest.
 */
export async function inPace(step: (pace: Pace) => Promise<Step>, left?: AbortSignal) {
  let [size, tried, failure] = [FIRST_SIZE, [] as string[], undefined as unknown];
  const passed: string[] = [];
  const taken = (ids: string[]) => {
    tried = ids;
  };
  while (!left?.aborted) {
    tried = [];
    const begun = performance.now();
    try {
      const done = await step({ size, passed, taken });
      if (done === 'nothing') break;
      size = next(size, done, performance.now() - begun);
    } catch (error) {
      if (!isTooLong(error) || !tried.length) throw error;
      if (tried.length === 1) passed.push(...tried);
      failure = tried.length === 1 ? error : failure;
      size = 1;
    }
  }
  if (failure) throw failure;
}

function next(size: number, done: Step, ms: number) {
  if (done === 'part' || ms > SLOW_MS) return Math.ceil(size / 2);
  return ms < QUICK_MS ? Math.min(2 * size, MOST) : size;
}

const isTooLong = (error: unknown) => error instanceof Error && 'code' in error && error.code === QUERY_CANCELED;
