import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Env } from '../../env.ts';
import { drain } from '../../http/graceful-shutdown.ts';
import { ownIdentity } from '../identity-service.ts';
import { startInOrder } from '../lifecycle.ts';
import { titleOf } from '../process-title.ts';
import { openServices, type Services } from '../services.ts';
import { settle } from '../settle.ts';
import {
  type FromSupervisor,
  HEARTBEAT_MS,
  type StopMessage,
  type WorkerMessage,
  type WorkerOrder,
} from './messages.ts';

/** Resolves when all connections are closed, or after a timeout. */
type Drain = () => Promise<void>;

export async function work(env: Env) {
  let leave: Drain = async () => {};
  let stop: () => Promise<void> = async () => {};
  const end = (drained: Promise<void>) => drained.then(() => process.exit(0), fail);
  const on: Record<StopMessage, () => void> = {
    leave: () => end(leave().then(() => stop())),
    stop: () => end(stop()),
  };
  process.on('message', (message: FromSupervisor) => typeof message === 'string' && on[message]());
  process.on('SIGTERM', on.leave);
  // The terminal signals the whole process group; the supervisor decides.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  cluster.worker?.once('disconnect', () => {
    // Otherwise Node exits the process at once.
    if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
    on.stop();
  });
  setInterval(notifySupervisor, HEARTBEAT_MS, 'alive');
  const [{ role, worker, infrastructure }] = (await once(process, 'message')) as [WorkerOrder];
  process.title = titleOf(env, role);
  // Before any logger is made, and after the order, which would be missed.
  if (env.SENTRY_DSN) await (await import('../report-errors.ts')).reportErrors(env);

  const running = await startInOrder(async (running) => {
    // The supervisor may run older code.
    const settled = await settle(env, infrastructure.target);
    const services = await openServices(env, { ...infrastructure, settled }, running, worker);
    await answerMetrics(role, services);
    leave = await roles[role](services);
  });
  stop = running.stop;
  notifySupervisor('ready');
}

const roles: Record<WorkerOrder['role'], (services: Services) => Promise<Drain>> = {
  async web(services) {
    const { openWeb, listen } = await import('../web-server.ts');
    const app = await openWeb(services, await ownIdentity(services));
    await listen(app, services);
    return () => drain(app);
  },
  async chores(services) {
    const { fillSearchIndex, startBackgroundWork } = await import('../background.ts');
    await fillSearchIndex(services);
    await startBackgroundWork(services, services.env.demo ? await ownIdentity(services) : undefined);
    return async () => {};
  },
};

/** Only the process of the jobs reads the queues of the database, which are the same for all. */
async function answerMetrics(role: WorkerOrder['role'], { infrastructure, market, metrics, running }: Services) {
  if (!metrics) return;
  const queues =
    role === 'chores' &&
    (await import('../process-metrics.ts')).openQueueMetrics(market, infrastructure.target, running);
  process.on('message', async (message: FromSupervisor) => {
    if (typeof message === 'string' || !('collectMetrics' in message)) return;
    const texts = await Promise.all([metrics.text(), queues ? queues.text() : '']).catch(() => undefined);
    if (texts) notifySupervisor({ ...message, text: texts.join('\n\n') });
  });
}

function notifySupervisor(sign: WorkerMessage) {
  if (process.connected) process.send?.(sign);
}

function fail(error: unknown) {
  console.error(error);
  process.exit(1);
}
