import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { FileFault } from './file-fault.ts';
import type { Questions, Reply } from './thread.ts';

const THREAD = new URL('./thread.ts', import.meta.url);
/** The largest file that may come takes a third of it. */
const MOST_MEMORY_MB = 768;
const AT_ONCE = 2;
/** A thread takes a while to start: one that was used waits for the next file this long. */
const IDLE_MS = 20_000;
/** The longest file takes a few seconds. */
const LONGEST_QUESTION_MS = 60_000;

/** Asks a thread of its own, one question at a time, so that nobody else waits while files are read. */
export interface Reader {
  ask<K extends keyof Questions>(question: K, ...given: Parameters<Questions[K]>): Promise<ReturnType<Questions[K]>>;
}

interface Idle {
  worker: Worker;
  end: NodeJS.Timeout;
}

let free = AT_ONCE;
const waiting: (() => void)[] = [];
const idle: Idle[] = [];
const broken = new WeakSet<Worker>();

/** Runs work with a reader; no more than a few at once, the others wait for their turn. */
export async function withReader<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
  if (free > 0) free--;
  else await new Promise<void>((turn) => waiting.push(turn));
  const worker = idleWorker() ?? newWorker();
  try {
    return await work(readerOn(worker));
  } finally {
    if (!broken.has(worker)) keep(worker);
    const next = waiting.shift();
    if (next) next();
    else free++;
  }
}

function idleWorker() {
  for (let found = idle.pop(); found; found = idle.pop()) {
    clearTimeout(found.end);
    if (!broken.has(found.worker)) return found.worker;
  }
}

function newWorker() {
  const worker = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB } });
  worker.unref();
  worker.on('error', () => broken.add(worker));
  return worker;
}

function keep(worker: Worker) {
  const end = setTimeout(() => {
    idle.splice(0, idle.length, ...idle.filter((one) => one.worker !== worker));
    void worker.terminate();
  }, IDLE_MS);
  idle.push({ worker, end: end.unref() });
}

function readerOn(worker: Worker): Reader {
  return {
    async ask(question, ...given) {
      worker.postMessage({ ask: question, with: given });
      const [reply] = (await answerOf(worker)) as [Reply];
      if ('refusal' in reply) throw new FileFault(reply.refusal);
      return reply.answer as never;
    },
  };
}

/** A thread that does not answer is ended: its place is needed. */
async function answerOf(worker: Worker) {
  try {
    return await once(worker, 'message', { signal: AbortSignal.timeout(LONGEST_QUESTION_MS) });
  } catch (error) {
    broken.add(worker);
    void worker.terminate();
    throw error;
  }
}
