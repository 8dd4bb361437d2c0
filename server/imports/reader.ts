import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { FileFault } from './file-fault.ts';
import type { Questions, Reply } from './thread.ts';

const THREAD = new URL('./thread.ts', import.meta.url);
/** The largest file that may come takes a third of it. */
const MOST_MEMORY_MB = 768;
const AT_ONCE = 2;

/** Asks a thread of its own, one question at a time, so that nobody else waits while files are read. */
export interface Reader {
  ask<K extends keyof Questions>(question: K, ...given: Parameters<Questions[K]>): Promise<ReturnType<Questions[K]>>;
}

/** A thread takes a while to start: one that was used is kept for the next question. */
const KEPT_MS = 20_000;

let free = AT_ONCE;
const waiting: (() => void)[] = [];
const idle: Worker[] = [];

/** Runs work with a reader; no more than a few at once, the others wait for their turn. */
export async function withReader<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
  if (free > 0) free--;
  else await new Promise<void>((turn) => waiting.push(turn));
  const worker = idle.pop() ?? newWorker();
  try {
    return await work(readerOn(worker));
  } finally {
    worker.postMessage('forget');
    idle.push(worker);
    setTimeout(() => end(worker), KEPT_MS).unref();
    const next = waiting.shift();
    if (next) next();
    else free++;
  }
}

function newWorker() {
  const worker = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB } });
  worker.unref();
  worker.on('exit', () => {
    const place = idle.indexOf(worker);
    if (place >= 0) idle.splice(place, 1);
  });
  return worker;
}

function readerOn(worker: Worker): Reader {
  return {
    async ask(question, ...given) {
      worker.postMessage({ ask: question, with: given });
      const [reply] = (await once(worker, 'message')) as [Reply];
      if ('refusal' in reply) throw new FileFault(reply.refusal);
      return reply.answer as never;
    },
  };
}
