import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import { sealAudit } from './audit/audit.ts';
import { forgetOldSecurityEvents } from './audit/security-events/security-events.ts';
import { tidyIdentity } from './boot/identity-service.ts';
import { sweepChanges } from './cache/invalidation.ts';
import type { AppContext } from './context.ts';
import { tellOfUnread } from './conversations/conversations.ts';
import { fetchCurrencyRates } from './currency-rates/currency-rates.ts';
import type { DatabaseTarget } from './database/connect.ts';
import { openJobDatabase } from './database/job-database.ts';
import { moveDueDeals } from './deals/deals.ts';
import { forgetOldDevices } from './devices/devices.ts';
import { hashFrameNumbers } from './frames/frames.ts';
import { forgetOldIdempotencyKeys } from './http/idempotency/idempotency.ts';
import { forgetOldRateLimits, forgetRateCounts } from './http/rate-limit/rate-limit.ts';
import { forgetOldImports, goOnWithImports, settleReviews } from './imports/imports.ts';
import { forgetOldViews } from './insights/insights.ts';
import { countListingQuality } from './listing-quality/listing-quality.ts';
import { forgetLiveEvents } from './live/live.ts';
import { rollUpMarket } from './market-figures/market-figures.ts';
import type { JobObserver } from './metrics/metrics.ts';
import { checkDueListings, tellOfDecisions } from './moderation/moderation.ts';
import { bookCardFees } from './money/card-fees/card-fees.ts';
import { pursueChargebacks } from './money/chargebacks/chargebacks.ts';
import { closeIntents } from './money/payments/payments.ts';
import { sendPayouts } from './money/payouts/payouts.ts';
import { reconcileNightly } from './money/reconciliation/reconciliation.ts';
import { sendRefunds } from './money/refunds/refunds.ts';
import { mailNotices, pushNotices } from './notifications/notifications.ts';
import { endOverdueOffers } from './offers/offers.ts';
import { clearPhotos, enlistForFingerprints, fingerprintPhotos } from './photos/photos.ts';
import { fetchPictures } from './photos/picture-fetch/picture-fetch.ts';
import { rotateAdvertised } from './products/products.ts';
import { askForRatings, showDueRatings } from './ratings/ratings.ts';
import { forgetOldMatches, matchSavedSearches, tellOfMatches } from './saved-searches/saved-searches.ts';
import { fillSearchIndex, foldCounts } from './search/search-index/search-index.ts';
import { settleSuspensions } from './suspensions/suspensions.ts';
import { eraseFormerUsers } from './users/erasure/erasure.ts';
import { fetchPortraits } from './users/portraits/portraits.ts';
import { forgetEndedSessions } from './users/session/session.ts';
import { forgetRemovedAddresses } from './users/users.ts';
import { endVerifications } from './users/verification/verification.ts';
import { enlistForLabels, fitPriceTrends, labelPrices, measureCalibration } from './valuation/valuation.ts';

const EVERY_MINUTE = '* * * * *';
const EVERY_TEN_MINUTES = '*/10 * * * *';
const EVERY_HOUR = '17 * * * *';
const EVERY_NIGHT = '43 2 * * *';

const CONNECTIONS = 2;
/** A job whose process or connection is lost runs again after the heartbeat, instead of 15 minutes. */
const QUEUE = { policy: 'singleton', heartbeatSeconds: 30 } as const;

interface Settings {
  log: FastifyBaseLogger;
  pictureFetch: boolean;
  listingChecks: boolean;
  ownIdentity: boolean;
  observe?: JobObserver | undefined;
}

type Job = [when: string, work: () => Promise<unknown>];

/** Scheduled jobs; all are idempotent. */
export function jobs(
  market: AppContext,
  { log, pictureFetch, listingChecks, ownIdentity }: Settings,
  left: AbortSignal,
): Record<string, Job> {
  return {
    'move-due-deals': [EVERY_MINUTE, () => moveDueDeals(market)],
    // Closing intents finds late payments, whose refunds leave in the same run.
    'end-overdue-offers': [EVERY_MINUTE, () => endOverdueOffers(market.sql)],
    'send-refunds': [EVERY_MINUTE, () => closeIntents(market).finally(() => sendRefunds(market, log))],
    'send-payouts': [EVERY_MINUTE, () => sendPayouts(market, log)],
    'book-card-fees': [EVERY_MINUTE, () => bookCardFees(market, log)],
    'pursue-chargebacks': [EVERY_MINUTE, () => pursueChargebacks(market)],
    'tell-of-unread': [EVERY_MINUTE, () => tellOfUnread(market, log, left)],
    'ask-for-ratings': [EVERY_MINUTE, () => askForRatings(market, left)],
    'show-ratings': [EVERY_MINUTE, () => showDueRatings(market, left)],
    'mail-notices': [EVERY_MINUTE, () => mailNotices(market, log, left)],
    'push-notices': [EVERY_MINUTE, () => pushNotices(market, { left, log })],
    'forget-old-keys': [EVERY_MINUTE, () => forgetOldIdempotencyKeys(market.sql)],
    'forget-ended-sessions': [EVERY_MINUTE, () => forgetEndedSessions(market.sql)],
    'forget-old-security-events': [EVERY_NIGHT, () => forgetOldSecurityEvents(market.sql)],
    'forget-old-devices': [EVERY_NIGHT, () => forgetOldDevices(market.sql)],
    'rotate-advertised': [EVERY_TEN_MINUTES, () => rotateAdvertised(market.sql)],
    'roll-up-market': [EVERY_TEN_MINUTES, () => rollUpMarket(market.sql)],
    'forget-old-views': [EVERY_NIGHT, () => forgetOldViews(market.sql)],
    'forget-old-quotas': [EVERY_HOUR, () => forgetOldRateLimits(market.sql)],
    'forget-rate-counts': [EVERY_MINUTE, () => forgetRateCounts(market.sql)],
    'seal-audit': [EVERY_MINUTE, () => sealAudit(market, log)],
    reconcile: [EVERY_NIGHT, () => reconcileNightly(market, log)],
    'sweep-changes': [EVERY_MINUTE, () => sweepChanges(market.sql)],
    'forget-live-events': [EVERY_HOUR, () => forgetLiveEvents(market.sql)],
    'fold-counts': [EVERY_MINUTE, () => foldCounts(market.sql)],
    'match-saved-searches': [
      EVERY_MINUTE,
      () => matchSavedSearches(market, left).finally(() => tellOfMatches(market, left)),
    ],
    'forget-old-matches': [EVERY_HOUR, () => forgetOldMatches(market)],
    'fit-price-trends': [
      EVERY_NIGHT,
      () =>
        fitPriceTrends(market.sql, left)
          .then(() => measureCalibration(market.sql, left))
          .finally(() => enlistForLabels(market.sql)),
    ],
    ...(listingChecks && { 'check-listings': [EVERY_MINUTE, () => checkDueListings(market.sql, left)] }),
    'tell-of-decisions': [EVERY_MINUTE, () => tellOfDecisions(market, left)],
    'label-prices': [EVERY_MINUTE, () => labelPrices(market.sql, left)],
    'count-listing-quality': [EVERY_NIGHT, () => countListingQuality(market.sql)],
    'fill-shelf': [EVERY_NIGHT, () => fillSearchIndex(market.sql, left)],
    'hash-frame-numbers': [EVERY_MINUTE, () => hashFrameNumbers(market)],
    'clear-photos': [EVERY_HOUR, () => clearPhotos(market)],
    'enlist-for-fingerprints': [EVERY_NIGHT, () => enlistForFingerprints(market.sql, left)],
    'fingerprint-photos': [EVERY_MINUTE, () => fingerprintPhotos(market, left)],
    'settle-import-reviews': [EVERY_MINUTE, () => settleReviews(market, log)],
    'go-on-with-imports': [EVERY_MINUTE, () => goOnWithImports(market, log)],
    'forget-removed-addresses': [EVERY_NIGHT, () => forgetRemovedAddresses(market.sql)],
    'settle-suspensions': [EVERY_MINUTE, () => settleSuspensions(market, left)],
    'end-verifications': [EVERY_NIGHT, () => endVerifications(market, left)],
    'erase-former-users': [EVERY_HOUR, () => eraseFormerUsers(market, left)],
    ...(ownIdentity && { 'tidy-identity': [EVERY_HOUR, () => tidyIdentity(market)] }),
    ...(market.currencies.source && {
      'fetch-currency-rates': [EVERY_HOUR, () => fetchCurrencyRates(market.sql, market.currencies, log)],
    }),
    'forget-old-imports': [EVERY_HOUR, () => forgetOldImports(market.sql)],
    ...(pictureFetch && {
      'fetch-pictures': [EVERY_MINUTE, () => fetchPictures(market, { left, log })],
      'fetch-portraits': [EVERY_MINUTE, () => fetchPortraits(market, { left, log })],
    }),
  };
}

/** One process at a time runs each job. */
export async function startJobs(market: AppContext, target: DatabaseTarget, settings: Settings) {
  const parting = new AbortController();
  const { log, observe = (_job, work) => work() } = settings;
  const db = openJobDatabase(target, CONNECTIONS);
  const boss = new PgBoss({ db });
  boss.on('error', (error) => log.error({ err: error }, 'A job could not run'));
  await boss.start();
  const all = jobs(market, settings, parting.signal);
  await declare(boss, all);
  for (const [name, [, work]] of Object.entries(all))
    await boss.work(name, async () => {
      if (!market.maintenance.isOn) await observe(name, work);
    });
  return {
    async stop() {
      parting.abort();
      await boss.stop({ graceful: true, timeout: 5000 });
      await db.end();
    },
  };
}

/** Writes what is new or has changed: a start reads queues and schedules once, instead of writing each. */
async function declare(boss: PgBoss, all: Record<string, Job>) {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const schedules = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  const { heartbeatSeconds } = QUEUE;
  for (const [name, [when]] of Object.entries(all)) {
    const queue = queues.get(name);
    if (!queue) await boss.createQueue(name, QUEUE);
    else if (queue.heartbeatSeconds !== heartbeatSeconds) await boss.updateQueue(name, { heartbeatSeconds });
    if (schedules.get(name) !== when) await boss.schedule(name, when);
  }
}
