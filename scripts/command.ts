import { type ParseArgsConfig, parseArgs } from 'node:util';
import { RefusedStart } from '../server/database/refused-start.ts';
import { HttpError } from '../server/http/errors.ts';

export function written<T extends ParseArgsConfig>(config: T, usage: string): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(2);
  }
}

/** Errors for the operator print without a stack trace. */
export async function carryOut(work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    const isSentence = error instanceof RefusedStart || error instanceof HttpError;
    console.error(isSentence ? error.message : error);
    process.exitCode = 1;
  }
}

/** Nothing checked is not a success. */
export function sayNothingFound(words: string) {
  console.error(words);
  process.exitCode = 1;
}
