const LOOK_MS = 500;

/**
 * npm forwards a signal to its shell, which exits and orphans this process: the orphaning counts as the signal. Without
 * npm the signal arrives directly.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  looking.unref();
}
