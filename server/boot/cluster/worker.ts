import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Env } from '../../env.ts';
import { drain } from '../../http/graceful-shutdown.ts';
import { ownIdentity } from '../identity-service.ts';
import { startInOrder } from '../lifecycle.ts';
import { titleOf } from '../process-title.ts';
import { openServices, type Services } from '../services.ts';
import { settle } from '../settle.ts';
import { HEARTBEAT_MS, type StopMessage, type WorkerMessage, type WorkerOrder } from './messages.ts';

/** Comes back when those who are served have gone, or were waited for long enough. */
type Drain = () => Promise<void>;

/** One of several processes: does what it is told, until it is told to go or nobody is there to tell it. */
export async function work(env: Env) {
  let leave: Drain = async () => {};
  let stop: () => Promise<void> = async () => {};
  const end = (going: Promise<void>) => going.then(() => process.exit(0), fail);
  const on: Record<StopMessage, () => void> = {
    leave: () => end(leave().then(() => stop())),
    stop: () => end(stop()),
  };
  process.on('message', (told: WorkerOrder | StopMessage) => typeof told === 'string' && on[told]());
  process.on('SIGTERM', on.leave);
  // A terminal tells everybody: what it means, the supervisor says.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  cluster.worker?.once('disconnect', () => {
    // Else the process would be ended on the spot.
    if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
    on.stop();
  });
  setInterval(say, HEARTBEAT_MS, 'alive');
  const [{ role, infrastructure }] = (await once(process, 'message')) as [WorkerOrder];
  // So that a list of processes tells them apart.
  process.title = titleOf(env, role);

  const running = await startInOrder(async (running) => {
    // The supervisor's code may be older than ours.
    const settled = await settle(env, infrastructure.target);
    const services = openServices(env, { ...infrastructure, settled }, running);
    leave = await roles[role](services);
  });
  stop = running.stop;
  say('ready');
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

function say(sign: WorkerMessage) {
  if (process.connected) process.send?.(sign);
}

function fail(error: unknown) {
  console.error(error);
  process.exit(1);
}
