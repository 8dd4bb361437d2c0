import { type ParseArgsConfig, parseArgs } from 'node:util';
import { RefusedStart } from '../server/database/refused-start.ts';
import { HttpError } from '../server/http/errors.ts';

/** What was written behind the command, or how it is written. */
export function written<T extends ParseArgsConfig>(config: T, usage: string): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(2);
  }
}

/** Ends with 1 when it cannot be done; what is meant for the operator is said without a stack. */
export async function carryOut(work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    const isSentence = error instanceof RefusedStart || error instanceof HttpError;
    console.error(isSentence ? error.message : error);
    process.exitCode = 1;
  }
}

/** Whoever looked at nothing has not seen that all is well. */
export function sayNothingFound(words: string) {
  console.error(words);
  process.exitCode = 1;
}
