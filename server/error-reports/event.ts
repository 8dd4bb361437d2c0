import { randomUUID } from 'node:crypto';
import { relative } from 'node:path';
import type { LoggedError } from '../http/logging.ts';
import { masked } from './mask.ts';

const ROOT = `${import.meta.dirname}/../..`;
const FRAME = /^\s*at (?:(?:async )?(.*?) \()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/;
const MOST_FRAMES = 50;

export interface Origin {
  release: string;
  environment: string;
}

/** An event of Sentry's protocol. Of the log line only what code wrote: its other fields may be about people. */
export function eventOf({ level, message, error, reqId }: LoggedError, { release, environment }: Origin) {
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: Date.now() / 1000,
    platform: 'node',
    ...{ level, release, environment },
    message: { formatted: masked(message) },
    ...(reqId && { tags: { reqId } }),
    ...(error && {
      exception: {
        values: [
          {
            type: error.name,
            value: masked(error.message),
            mechanism: { type: 'generic', handled: true },
            stacktrace: { frames: framesOf(error.stack ?? '') },
          },
        ],
      },
    }),
  };
}

/** The innermost last, as Sentry wants them. */
function framesOf(stack: string) {
  const frames = stack.split('\n').flatMap((line) => {
    const [, name, file = '', lineno, colno] = FRAME.exec(line) ?? [];
    if (!file) return [];
    const filename = file.startsWith('/') ? relative(ROOT, file) : file;
    const in_app = !/^node:|node_modules/.test(file);
    return { function: name ?? '?', filename, lineno: Number(lineno), colno: Number(colno), in_app };
  });
  return frames.slice(0, MOST_FRAMES).reverse();
}
