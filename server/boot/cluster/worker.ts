import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Env } from '../../env.ts';
import { drain } from '../../http/graceful-shutdown.ts';
import { ownIdentity } from '../identity-service.ts';
import { startInOrder } from '../lifecycle.ts';
import { titleOf } from '../process-title.ts';
import { openServices, type Services } from '../services.ts';
import { settle } from '../settle.ts';
import { type Farewell, type Order, SIGN_OF_LIFE_MS, type Sign } from './messages.ts';

/** Comes back when those who are served have gone, or were waited for long enough. */
type Leave = () => Promise<void>;

/** One of several processes: does what it is told, until it is told to go or nobody is there to tell it. */
export async function work(env: Env) {
  let leave: Leave = async () => {};
  let stop: () => Promise<void> = async () => {};
  const end = (going: Promise<void>) => going.then(() => process.exit(0), fail);
  const on: Record<Farewell, () => void> = {
    leave: () => end(leave().then(() => stop())),
    stop: () => end(stop()),
  };
  process.on('message', (told: Order | Farewell) => typeof told === 'string' && on[told]());
  process.on('SIGTERM', on.leave);
  // A terminal tells everybody: what it means, the supervisor says.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  cluster.worker?.once('disconnect', () => {
    // Else the process would be ended on the spot.
    if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
    on.stop();
  });
  setInterval(say, SIGN_OF_LIFE_MS, 'alive');
  const [{ role, ground }] = (await once(process, 'message')) as [Order];
  // So that a list of processes tells them apart.
  process.title = titleOf(env, role);

  const running = await startInOrder(async (running) => {
    // The supervisor's code may be older than ours.
    const settled = await settle(env, ground.target);
    const premises = openServices(env, { ...ground, settled }, running);
    leave = await roles[role](premises);
  });
  stop = running.stop;
  say('ready');
}

const roles: Record<Order['role'], (premises: Services) => Promise<Leave>> = {
  async web(premises) {
    const { openWeb, listen } = await import('../web-server.ts');
    const app = await openWeb(premises, await ownIdentity(premises));
    await listen(app, premises);
    return () => drain(app);
  },
  async chores(premises) {
    const { fillSearchIndex, startBackgroundWork } = await import('../background.ts');
    await fillSearchIndex(premises);
    await startBackgroundWork(premises, premises.env.demo ? await ownIdentity(premises) : undefined);
    return async () => {};
  },
};

function say(sign: Sign) {
  if (process.connected) process.send?.(sign);
}

function fail(error: unknown) {
  console.error(error);
  process.exit(1);
}
