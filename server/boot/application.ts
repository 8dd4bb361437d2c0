import type { Env } from '../env.ts';
import { fillSearchIndex, startBackgroundWork } from './background.ts';
import { ownIdentity } from './identity-service.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { Stoppable } from './lifecycle.ts';
import { openServices, type Services } from './services.ts';
import { listen, openWeb } from './web-server.ts';

export { preloadPages } from './web-server.ts';

export async function startApplication(env: Env, infrastructure: Infrastructure, running: Stoppable[]) {
  const services = await openServices(env, infrastructure, running, 'all');
  const identity = await ownIdentity(services);
  const app = await openWeb(services, identity);
  await fillSearchIndex(services);
  await listen(app, services);
  await startBackgroundWork(services, identity);
  await offerMetrics(services);
}

async function offerMetrics({ env, infrastructure, market, metrics, running }: Services) {
  if (!env.metrics || !metrics) return;
  const { openQueueMetrics } = await import('./process-metrics.ts');
  const { listenForMetrics } = await import('./metrics-listener.ts');
  const queues = openQueueMetrics(market, infrastructure.target, running);
  const collect = async () => ({ all: (await Promise.all([metrics.text(), queues.text()])).join('\n\n') });
  await listenForMetrics(env.metrics, collect, running);
}
