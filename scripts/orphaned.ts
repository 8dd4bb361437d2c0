const LOOK_MS = 500;

/**
 * npm passes a signal on to the shell it started us with, which ends at once and leaves us behind: that is taken as the
 * signal. Whoever starts us without npm signals us directly.
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
