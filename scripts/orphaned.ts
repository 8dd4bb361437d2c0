const LOOK_MS = 500;

/** npm passes signals only to its shell and orphans this process, so a new parent counts as the signal. */
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
