/** Until the time is over; sooner when it ends, or when the page comes back from the background or to the network. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stopped = new AbortController();
    const done = () => {
      clearTimeout(timer);
      stopped.abort();
      resolve();
    };
    const timer = setTimeout(done, ms);
    const listening = { signal: stopped.signal };
    if (signal.aborted) return done();
    signal.addEventListener('abort', done, listening);
    addEventListener('online', done, listening);
    document.addEventListener('visibilitychange', () => document.hidden || done(), listening);
  });
}

export async function untilOnline(signal: AbortSignal) {
  while (!navigator.onLine && !signal.aborted) await pause(60_000, signal);
}
