import type { Env } from '../env.ts';
import { fillSearchIndex, startBackgroundWork } from './background.ts';
import { ownIdentity } from './identity-service.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { Stoppable } from './lifecycle.ts';
import { openServices } from './services.ts';
import { listen, openWeb } from './web-server.ts';

export async function startApplication(env: Env, infrastructure: Infrastructure, running: Stoppable[]) {
  const services = await openServices(env, infrastructure, running);
  const identity = await ownIdentity(services);
  const app = await openWeb(services, identity);
  await fillSearchIndex(services);
  await listen(app, services);
  await startBackgroundWork(services, identity);
}
