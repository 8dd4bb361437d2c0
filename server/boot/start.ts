import type { Env } from '../env.ts';
import { terminalLog } from '../http/log-lines.ts';
import { createLogger } from '../http/logging.ts';
import { fillSearchIndex, startBackgroundWork } from './background.ts';
import { onHangup } from './cluster/hangup.ts';
import { ownIdentity } from './identity-service.ts';
import { openInfrastructure } from './infrastructure.ts';
import { type Stoppable, startInOrder } from './lifecycle.ts';
import { openServices } from './services.ts';
import { listen, openWeb } from './web-server.ts';

const NOT_RELOADED =
  'SIGHUP renews nothing where one process does everything: restart it, or set WEB_CONCURRENCY to 2 for deploys without a pause';

/** Runs the whole marketplace in one process. */
export function start(env: Env): Promise<Stoppable> {
  onHangup(() => createLogger(env.LOG_LEVEL, terminalLog(env)).warn(NOT_RELOADED));
  return startInOrder(async (running) => {
    const infrastructure = await openInfrastructure(env, running);
    const services = openServices(env, infrastructure, running);
    const identity = await ownIdentity(services);
    const app = await openWeb(services, identity);
    await fillSearchIndex(services);
    await listen(app, services);
    await startBackgroundWork(services, identity);
  });
}
