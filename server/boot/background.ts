import type { Identity } from '../../identity/identity.ts';
import { startJobs } from '../jobs.ts';
import { fillSearchIndexAtStart } from '../search/search-index/search-index.ts';
import type { Services } from './services.ts';

export async function fillSearchIndex({ market, log, running }: Services) {
  const filling = fillSearchIndexAtStart(market.sql, log);
  running.push(filling);
  await filling.begun;
}

export async function startBackgroundWork(
  { env, infrastructure, market, log, running, metrics, tracing }: Services,
  identity: Identity | undefined,
) {
  const demo = env.demo && identity ? await import('../demo/demo.ts') : undefined;
  if (demo && identity) await demo.fillDemo(market, identity, log);
  running.push(
    await startJobs(market, infrastructure.target, {
      log,
      pictureFetch: env.PICTURE_FETCH === 'on',
      listingChecks: env.LISTING_CHECKS === 'on',
      ownIdentity: !env.ID_ISSUER,
      observe(job, work) {
        const traced = tracing ? () => tracing.watchJob(job, work) : work;
        return metrics ? metrics.watchJob(job, traced) : traced();
      },
    }),
  );
  if (demo) running.push(demo.fillGalleries(market, log));
}
