import type { Identity } from '../../identity/identity.ts';
import { connect } from '../database/connect.ts';
import { startJobs } from '../jobs.ts';
import { fillSearchIndexAtStart } from '../search/search-index/search-index.ts';
import type { Services } from './services.ts';

/** The demo runs each statement a few times: to plan them for many connections, and anew, takes a fifth of its time. */
const DEMO_POOL = { max: 3, settings: { plan_cache_mode: 'force_generic_plan' } };

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
  if (demo && identity && (await demo.isEmpty(market.sql))) {
    const sql = connect(infrastructure.target, DEMO_POOL);
    await demo.fillDemo({ ...market, sql }, identity, log).finally(() => sql.end({ timeout: 5 }));
  }
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
