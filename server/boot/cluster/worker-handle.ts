import cluster from 'node:cluster';
import { type Farewell, type Order, SIGN_OF_LIFE_MS, type Sign } from './messages.ts';

/** So many signs of life may fail to come; they are counted, as a clock jumps when a machine sleeps. */
const MOST_MISSED = 6;
/** Until it has loaded itself, which on a busy machine takes a while. */
const MOST_MISSED_AT_FIRST = 36;
/** A start that takes longer waits for something that does not come, such as a locked table. */
const LONGEST_START_MS = 10 * 60_000;
/** Nobody needs longer to finish. */
const LONGEST_FAREWELL_MS = 60_000;

/** A process that the supervisor has started. */
export interface Member {
  pid: number | undefined;
  /** It does what it is for; fails when it ends before. */
  ready: Promise<void>;
  /** Says how. */
  ended: Promise<string>;
  /** Asks it to go, and is over when it has gone. */
  go(how: Farewell): Promise<void>;
}

export function launch(order: Order): Member {
  const worker = cluster.fork();
  const { pid } = worker.process;
  const ready = Promise.withResolvers<void>();
  const end = Promise.withResolvers<string>();
  worker.once('exit', (code, signal) => end.resolve(signal ?? `exit code ${code}`));
  // Also heard when something cannot be sent: then its end will be heard too, unless it never began.
  worker.on('error', ({ message }) => {
    if (pid === undefined) end.resolve(message);
  });

  let missed = MOST_MISSED - MOST_MISSED_AT_FIRST;
  const kill = () => worker.process.kill('SIGKILL');
  const watch = setInterval(() => {
    if (missed++ === MOST_MISSED) kill();
  }, SIGN_OF_LIFE_MS);
  worker.on('message', (sign: Sign) => {
    missed = 0;
    if (sign === 'ready') ready.resolve();
  });
  const start = setTimeout(kill, LONGEST_START_MS);
  void ready.promise.catch(() => {}).finally(() => clearTimeout(start));
  const ended = end.promise.finally(() => clearInterval(watch));
  ended.then((how) => ready.reject(new Error(`A process for ${order.role} ended before it was ready: ${how}`)));
  // Whoever waits for it hears of it.
  ready.promise.catch(() => {});
  const tell = (message: Order | Farewell) => {
    if (worker.isConnected()) worker.send(message);
  };
  tell(order);

  return {
    pid,
    ready: ready.promise,
    ended,
    async go(how) {
      tell(how);
      const patience = setTimeout(kill, LONGEST_FAREWELL_MS);
      await ended;
      clearTimeout(patience);
    },
  };
}
