import { startChores, stockShelf } from './background.ts';
import type { Env } from '../env.ts';
import { layGround } from './infrastructure.ts';
import { openLog } from '../http/logging.ts';
import { terminalLog } from '../http/log-lines.ts';
import { openPremises } from './services.ts';
import { ownIdentity } from './identity-service.ts';
import { onHangup } from './cluster/hangup.ts';
import { type Running, startInOrder } from './lifecycle.ts';
import { listen, openWeb } from './web-server.ts';

const NOT_RENEWED =
  'SIGHUP renews nothing where one process does everything: restart it, or set WEB_CONCURRENCY to 2 for deploys without a pause';

/** The whole marketplace in one process. */
export function start(env: Env): Promise<Running> {
  onHangup(() => openLog(env.LOG_LEVEL, terminalLog(env)).warn(NOT_RENEWED));
  return startInOrder(async (running) => {
    const ground = await layGround(env, running);
    const premises = openPremises(env, ground, running);
    const identity = await ownIdentity(premises);
    const app = await openWeb(premises, identity);
    await stockShelf(premises);
    await listen(app, premises);
    await startChores(premises, identity);
  });
}
