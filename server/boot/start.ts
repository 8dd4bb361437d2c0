import type { Env } from '../env.ts';
import { terminalLog } from '../http/log-lines.ts';
import { createLogger } from '../http/logging.ts';
import { onHangup } from './cluster/hangup.ts';
import { openInfrastructure } from './infrastructure.ts';
import { type Stoppable, startInOrder } from './lifecycle.ts';

const NOT_RELOADED =
  'SIGHUP renews nothing where one process does everything: restart it, or set WEB_CONCURRENCY to 2 for deploys without a pause';

export function start(env: Env): Promise<Stoppable> {
  onHangup(() => createLogger(env.LOG_LEVEL, terminalLog(env)).warn(NOT_RELOADED));
  return startInOrder(async (running) => {
    const infrastructure = await openInfrastructure(env, running, async () => (await loadApplication()).preloadPages());
    const { startApplication } = await loadApplication();
    await startApplication(env, infrastructure, running);
  });
}

const loadApplication = () => import('./application.ts');
