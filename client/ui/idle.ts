/** Does it when the browser has nothing more urgent to do; the answer calls it off. */
export function whenIdle(task: () => void) {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const turn = requestIdleCallback(task);
  return () => cancelIdleCallback(turn);
}
