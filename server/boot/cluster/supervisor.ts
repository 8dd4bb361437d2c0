import cluster from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../../env.ts';
import { terminalLog } from '../../http/log-lines.ts';
import { createLogger } from '../../http/logging.ts';
import { openInfrastructure } from '../infrastructure.ts';
import { type Stoppable, startInOrder } from '../lifecycle.ts';
import type { MetricsTexts } from '../metrics-listener.ts';
import { onHangup } from './hangup.ts';
import type { WorkerOrder } from './messages.ts';
import { WorkerSlot } from './worker-slot.ts';

/** Workers inherit the supervisor's environment and infrastructure. */
const NOT_RELOADED = 'The settings, and the supervisor process, are those of the start: restart to change them';

export function supervise(env: Env, program: string): Promise<Stoppable> {
  // With round-robin scheduling, connections in transit to a dying worker are lost; workers accept by themselves.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: program });
  const log = createLogger(env.LOG_LEVEL, terminalLog(env));
  const closing = new AbortController();
  const slots: WorkerSlot[] = [];
  replaceOnHangup(slots, { log, closing: closing.signal });
  return startInOrder(async (running) => {
    const infrastructure = await openInfrastructure(env, running);
    const slotFor = (role: WorkerOrder['role'], worker: string) =>
      new WorkerSlot({ role, worker, infrastructure }, { log, closing: closing.signal });
    const webSlots = Array.from({ length: env.WEB_CONCURRENCY }, (_, at) => slotFor('web', `web-${at + 1}`));
    slots.push(...webSlots, slotFor('chores', 'jobs'));
    running.push({
      async stop() {
        closing.abort();
        await Promise.all(slots.map((slot) => slot.stop()));
      },
    });
    await Promise.all(slots.map((slot) => slot.replace()));
    if (env.metrics) {
      const { listenForMetrics } = await import('../metrics-listener.ts');
      await listenForMetrics(env.metrics, () => textsOf(slots), running);
    }
  });
}

/** Rolling restart: each worker is replaced by one with the code on disk. */
function replaceOnHangup(slots: WorkerSlot[], { log, closing }: { log: FastifyBaseLogger; closing: AbortSignal }) {
  let renewed = Promise.resolve();
  const renew = async () => {
    for (const slot of slots) await slot.replace();
    log.info(`Every process was renewed: code, pages and migrations are those on the disk. ${NOT_RELOADED}`);
  };
  onHangup(() => {
    renewed = renewed.then(renew).catch((error) => {
      if (!closing.aborted)
        log.error({ err: error }, 'Not every process was renewed: the remaining workers keep the old code');
    });
  });
}

async function textsOf(slots: WorkerSlot[]): Promise<MetricsTexts> {
  return Object.fromEntries(await Promise.all(slots.map(async (slot) => [slot.worker, await slot.metrics()] as const)));
}
