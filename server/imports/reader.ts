import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { language } from '#language/current.ts';
import { t } from '#language/t.ts';
import { FairSemaphore, NoCapacity } from '../concurrency/fair-semaphore.ts';
import { HttpError } from '../http/errors.ts';
import type { Requester } from '../http/requester.ts';
import { FileFault } from './file-fault.ts';
import type { Question, Questions, Reply } from './worker.ts';

const THREAD = new URL('./worker.ts', import.meta.url);
/** Three times what the largest accepted file needs. */
const MOST_MEMORY_MB = 768;
/** Threads start slowly, so a used one waits this long for the next file. */
const IDLE_MS = 20_000;
const LIMITS = { cpuMs: 10_000, ms: 60_000, lookMs: 250 };

const readers = new FairSemaphore({ inside: 2, waiting: 24, patience: 20_000 });

/** A worker thread that answers one question at a time, so that parsing blocks no requests. */
export interface Reader {
  ask<K extends keyof Questions>(question: K, ...given: Parameters<Questions[K]>): Promise<ReturnType<Questions[K]>>;
}

interface Idle {
  worker: Worker;
  end: NodeJS.Timeout;
}

const idle: Idle[] = [];
const broken = new WeakSet<Worker>();

export class NoReader extends HttpError {}

export async function withReader<T>(
  requester: Requester,
  work: (reader: Reader) => Promise<T>,
  limits = LIMITS,
): Promise<T> {
  const handOn = await readers.turn(requester).catch((error) => {
    throw error instanceof NoCapacity ? noReader() : error;
  });
  const worker = idleWorker() ?? newWorker();
  try {
    return await work(readerOn(worker, limits));
  } finally {
    if (!broken.has(worker)) keep(worker);
    handOn();
  }
}

const noReader = () =>
  new NoReader(
    503,
    t('Not available'),
    'busy',
    t('Many files are being read right now. Please try again in a moment.'),
  );

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

function readerOn(worker: Worker, limits: typeof LIMITS): Reader {
  return {
    async ask(question, ...given) {
      const reply = await answerOf(worker, { ask: question, with: given, language: language() } as Question, limits);
      if ('refusal' in reply) throw new FileFault(reply.refusal);
      return reply.answer as never;
    },
  };
}

/** Terminates a stuck thread. CPU time decides, as waiting on a busy machine is no fault. */
async function answerOf(worker: Worker, question: Question, { cpuMs, ms, lookMs }: typeof LIMITS): Promise<Reply> {
  const late = new AbortController();
  const began = await usedMs(worker);
  const timer = setInterval(async () => {
    if ((await usedMs(worker)) - began > cpuMs) late.abort();
  }, lookMs);
  try {
    const signal = AbortSignal.any([late.signal, AbortSignal.timeout(ms)]);
    const answered = once(worker, 'message', { signal });
    worker.postMessage(question);
    const [reply] = await answered;
    return reply;
  } catch (error) {
    broken.add(worker);
    void worker.terminate();
    if (error instanceof Error && error.name === 'AbortError')
      throw new FileFault(t('Reading this file takes too long. Please send it in smaller parts.'));
    throw error;
  } finally {
    clearInterval(timer);
  }
}

async function usedMs(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1000;
}
