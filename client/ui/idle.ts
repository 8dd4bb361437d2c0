/** Runs a task when the browser is idle; returns a cancel function. */
export function whenIdle(task: () => void) {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const turn = requestIdleCallback(task);
  return () => cancelIdleCallback(turn);
}
