import cluster from 'node:cluster';
import {
  type FromSupervisor,
  HEARTBEAT_MS,
  type StopMessage,
  type WorkerMessage,
  type WorkerOrder,
} from './messages.ts';

/** Counted in ticks, not in time: the clock jumps when a machine sleeps. */
const MOST_MISSED_HEARTBEATS = 6;
/** Loading blocks the event loop for a while on a busy machine. */
const MOST_MISSED_AT_START = 36;
/** A longer start probably waits for a lock. */
const LONGEST_START_MS = 10 * 60_000;
const LONGEST_DRAIN_MS = 60_000;
const LONGEST_COLLECTION_MS = 5_000;

export interface WorkerHandle {
  pid: number | undefined;
  ready: Promise<void>;
  /** Resolves to the exit reason. */
  ended: Promise<string>;
  end(how: StopMessage): Promise<void>;
  /** Undefined when the process does not answer. */
  metrics(): Promise<string | undefined>;
}

export function launch(order: WorkerOrder): WorkerHandle {
  const worker = cluster.fork();
  const { pid } = worker.process;
  const ready = Promise.withResolvers<void>();
  const end = Promise.withResolvers<string>();
  worker.once('exit', (code, signal) => end.resolve(signal ?? `exit code ${code}`));
  // Also emitted when a message cannot be sent; an exit follows unless the fork failed.
  worker.on('error', ({ message }) => {
    if (pid === undefined) end.resolve(message);
  });

  const collections = new Map<number, (text: string | undefined) => void>();
  let collected = 0;
  let missed = MOST_MISSED_HEARTBEATS - MOST_MISSED_AT_START;
  const kill = () => worker.process.kill('SIGKILL');
  const watch = setInterval(() => {
    if (missed++ === MOST_MISSED_HEARTBEATS) kill();
  }, HEARTBEAT_MS);
  worker.on('message', (sign: WorkerMessage) => {
    missed = 0;
    if (sign === 'ready') ready.resolve();
    if (typeof sign === 'object') collections.get(sign.collectMetrics)?.(sign.text);
  });
  const start = setTimeout(kill, LONGEST_START_MS);
  void ready.promise.catch(() => {}).finally(() => clearTimeout(start));
  const ended = end.promise.finally(() => clearInterval(watch));
  ended.then((how) => ready.reject(new Error(`A process for ${order.role} ended before it was ready: ${how}`)));
  // `ready` is awaited by the caller; this only avoids an unhandled rejection.
  ready.promise.catch(() => {});
  const sendMessage = (message: FromSupervisor) => {
    if (worker.isConnected()) worker.send(message);
  };
  sendMessage(order);

  return {
    pid,
    ready: ready.promise,
    ended,
    async end(how) {
      sendMessage(how);
      const timeout = setTimeout(kill, LONGEST_DRAIN_MS);
      await ended;
      clearTimeout(timeout);
    },
    async metrics() {
      const collectMetrics = collected++;
      const { promise, resolve } = Promise.withResolvers<string | undefined>();
      collections.set(collectMetrics, resolve);
      const timeout = setTimeout(resolve, LONGEST_COLLECTION_MS);
      sendMessage({ collectMetrics });
      const text = await Promise.race([promise, ended.then(() => undefined)]);
      clearTimeout(timeout);
      collections.delete(collectMetrics);
      return text;
    },
  };
}
