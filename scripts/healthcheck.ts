import { nearby } from '../server/settings/addresses.ts';

/** For container engines: exit code 0 while the marketplace of this container lives. */
const LONGEST_ANSWER_MS = 4_000;
const { HOST = '127.0.0.1', PORT = '3000' } = process.env;

try {
  const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
  const { status } = await fetch(`http://${nearby(HOST)}:${PORT}/healthz`, { signal });
  if (status !== 200) throw new Error(`/healthz answered ${status}`);
} catch (error) {
  const { message, cause } = error as Error;
  console.error(cause instanceof Error ? cause.message : message);
  process.exitCode = 1;
}
