import cluster from 'node:cluster';
import { HEARTBEAT_MS, type StopMessage, type WorkerMessage, type WorkerOrder } from './messages.ts';

/** So many signs of life may fail to come; they are counted, as a clock jumps when a machine sleeps. */
const MOST_MISSED_HEARTBEATS = 6;
/** Until it has loaded itself, which on a busy machine takes a while. */
const MOST_MISSED_AT_START = 36;
/** A start that takes longer waits for something that does not come, such as a locked table. */
const LONGEST_START_MS = 10 * 60_000;
/** Nobody needs longer to finish. */
const LONGEST_DRAIN_MS = 60_000;

/** A process that the supervisor has started. */
export interface WorkerHandle {
  pid: number | undefined;
  /** It does what it is for; fails when it ends before. */
  ready: Promise<void>;
  /** Says how. */
  ended: Promise<string>;
  /** Asks it to go, and is over when it has gone. */
  end(how: StopMessage): Promise<void>;
}

export function launch(order: WorkerOrder): WorkerHandle {
  const worker = cluster.fork();
  const { pid } = worker.process;
  const ready = Promise.withResolvers<void>();
  const end = Promise.withResolvers<string>();
  worker.once('exit', (code, signal) => end.resolve(signal ?? `exit code ${code}`));
  // Also heard when something cannot be sent: then its end will be heard too, unless it never began.
  worker.on('error', ({ message }) => {
    if (pid === undefined) end.resolve(message);
  });

  let missed = MOST_MISSED_HEARTBEATS - MOST_MISSED_AT_START;
  const kill = () => worker.process.kill('SIGKILL');
  const watch = setInterval(() => {
    if (missed++ === MOST_MISSED_HEARTBEATS) kill();
  }, HEARTBEAT_MS);
  worker.on('message', (sign: WorkerMessage) => {
    missed = 0;
    if (sign === 'ready') ready.resolve();
  });
  const start = setTimeout(kill, LONGEST_START_MS);
  void ready.promise.catch(() => {}).finally(() => clearTimeout(start));
  const ended = end.promise.finally(() => clearInterval(watch));
  ended.then((how) => ready.reject(new Error(`A process for ${order.role} ended before it was ready: ${how}`)));
  // Whoever waits for it hears of it.
  ready.promise.catch(() => {});
  const tell = (message: WorkerOrder | StopMessage) => {
    if (worker.isConnected()) worker.send(message);
  };
  tell(order);

  return {
    pid,
    ready: ready.promise,
    ended,
    async end(how) {
      tell(how);
      const patience = setTimeout(kill, LONGEST_DRAIN_MS);
      await ended;
      clearTimeout(patience);
    },
  };
}
