import type { FastifyBaseLogger } from 'fastify';
import { INBOX } from '../../mail/inbox.ts';
import { createMailer, type Mailer } from '../../mail/mailer.ts';
import { openAuditor } from '../audit/audit.ts';
import { openSecurityEvents } from '../audit/security-events/security-events.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import type { AppContext } from '../context.ts';
import { connect, type Sql } from '../database/connect.ts';
import { handoverCodes } from '../deals/bookings/handover-code.ts';
import type { Env } from '../env.ts';
import { terminalLog } from '../http/log-lines.ts';
import { createLogger } from '../http/logging.ts';
import { openRateLimits } from '../http/rate-limit/rate-limit.ts';
import { openViewCounter } from '../insights/insights.ts';
import { LiveHub } from '../live/live.ts';
import { KNOWN_AFTER_MS, watchMaintenance } from '../maintenance/maintenance.ts';
import type { ProcessMetrics } from '../metrics/metrics.ts';
import { checkListings } from '../moderation/moderation.ts';
import { openStripe } from '../money/stripe/stripe.ts';
import { pushKeys } from '../notifications/push/vapid.ts';
import { stopTokens } from '../notifications/unsubscribe/stop-tokens.ts';
import { otherHost } from '../pages/ssr.ts';
import { openEncoder } from '../photos/encoder.ts';
import { MemoryIndex } from '../search/memory-index/memory-index.ts';
import { openSearchPool } from '../search/search-pool.ts';
import { storeSettings } from '../settings/storage.ts';
import { addressOf } from '../settings/values.ts';
import { type SmsSender, smsGateway, smsInbox } from '../sms/sms.ts';
import { openStorage } from '../storage/storage.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { accessTokens } from '../users/session/access-tokens.ts';
import { idTokens } from '../users/session/id-tokens.ts';
import { documentCipher } from '../users/verification/document-cipher.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { Stoppable } from './lifecycle.ts';
import { auditKey, documentsKey, frameKey, handoverKey, lettersKey, securityEventsKey } from './secrets.ts';
import { readVersion } from './version.ts';

export interface Services {
  env: Env;
  infrastructure: Infrastructure;
  market: AppContext;
  log: FastifyBaseLogger;
  metrics?: ProcessMetrics;
  tracing?: Tracing;
  running: Stoppable[];
}

export async function openServices(
  env: Env,
  infrastructure: Infrastructure,
  running: Stoppable[],
  worker: string,
): Promise<Services> {
  const market = await openMarket(env, infrastructure, running);
  return {
    env,
    infrastructure,
    market,
    ...(env.OTEL_EXPORTER_OTLP_ENDPOINT && { tracing: await openTracing(env, running) }),
    ...(env.metrics && { metrics: await (await import('./process-metrics.ts')).processMetrics(market, worker) }),
    log: createLogger(env.LOG_LEVEL, terminalLog(env)),
    running,
  };
}

async function openTracing(env: Env, running: Stoppable[]): Promise<Tracing> {
  const { Tracing } = await import('../tracing/tracing.ts');
  const { version } = await readVersion();
  const tracing = new Tracing({ version, isBehindProxy: env.TRUST_PROXY === 'on' });
  running.push(tracing);
  return tracing;
}

async function openMarket(
  env: Env,
  { secrets, pushKey, target, settled, account, smtpUrl }: Infrastructure,
  running: Stoppable[],
): Promise<AppContext> {
  const sql = connect(target, { max: env.DATABASE_POOL });
  running.push({ stop: () => sql.end({ timeout: 5 }) });
  const securityEvents = openSecurityEvents({
    sql,
    log: createLogger(env.LOG_LEVEL, terminalLog(env)),
    key: securityEventsKey(env, secrets),
  });
  running.push(securityEvents);
  const hashOf = (name: string) => securityEvents.hashOf('address', name);
  const log = createLogger(env.LOG_LEVEL, terminalLog(env));
  const rateLimits = openRateLimits({ enforced: env.RATE_LIMIT === 'on', target, hashOf, log });
  running.push(rateLimits);
  const replica = env.DATABASE_READ_URL ? { url: env.DATABASE_READ_URL, isReplica: true } : undefined;
  const searchPool = openSearchPool({ primary: target, replica, seats: env.SEARCH_POOL });
  running.push(searchPool);
  const cache = new ResponseCache({
    target,
    megabytes: env.KEPT_MEMORY_MB,
    isReplicated: !!replica,
    redirectedHost: otherHost(env.publicUrl),
    currencies: Object.keys(env.CURRENCY_RATES),
  });
  running.push(cache);
  const live = new LiveHub(target, { log, hashOf });
  running.push(live);
  const views = openViewCounter({ sql, log });
  running.push(views);
  const maintenance = watchMaintenance({ sql, log, everyMs: KNOWN_AFTER_MS });
  running.push(maintenance);
  await maintenance.read();
  const encoder = openEncoder();
  running.push(encoder);
  const demoPeople = env.demo && !env.ID_ISSUER ? (await import('../demo/sign-ins.ts')).demoSignIns : [];
  const { provider, publishableKey } = account;
  const mailer = createMailer({ smtpUrl, from: env.MAIL_FROM });
  const sms = smsSender(env, mailer);
  const origin = 'origin' in account ? { origin: account.origin } : {};
  return {
    sql,
    searchPool,
    memoryIndex: new MemoryIndex({ sql, changes: cache.changes, log, mostBikes: env.SEARCH_IN_MEMORY }),
    cache,
    live,
    views,
    maintenance,
    storage: openStorage(storeSettings(env)),
    encoder,
    stripe: openStripe(account),
    mailer,
    ...(sms && { sms }),
    mostTextsADay: env.SMS_PER_DAY,
    documents: documentCipher(documentsKey(env, secrets)),
    stopTokens: stopTokens(lettersKey(env, secrets)),
    pushKeys: pushKeys(pushKey, `mailto:${addressOf(env.MAIL_FROM)}`),
    settings: env.deal,
    listing: env.listing,
    ...(env.LISTING_CHECKS === 'on' && { checkListings: (ids: string[]) => checkAtOnce(sql, ids, log) }),
    conversations: { settings: env.conversation, masking: env.CONTACT_MASKING === 'on' },
    offers: env.offers,
    currencies: env.currencies,
    retentionDays: env.RETENTION_DAYS,
    rateLimits,
    auditor: openAuditor(auditKey(env, secrets)),
    securityEvents,
    accessTokens: accessTokens(env.ACCESS_TOKEN_SECRET ?? secrets.accessToken),
    frameSecret: frameKey(env, secrets),
    handoverCodes: handoverCodes(handoverKey(env, secrets)),
    idTokens: idTokens({
      issuer: settled.issuer,
      audience: env.ID_AUDIENCE,
      jwksUrl: env.ID_JWKS_URL ?? `${env.localUrl}/api/auth/jwks`,
      algorithms: env.algorithms,
      pictureOrigins: settled.addresses,
    }),
    adminsNeedSecondFactor: env.production,
    adminEmails: [...env.adminEmails, ...demoPeople.filter(({ role }) => role === 'admin').map(({ email }) => email)],
    publicUrl: env.publicUrl,
    config: {
      cards: { provider, publishableKey, ...origin },
      deals: env.deal,
      offers: env.offers,
      demoPeople,
      ...(!env.SMTP_URL && { inbox: INBOX }),
    },
  };
}

/** Without a provider, text messages go where letters can be read, or none are sent. */
function smsSender({ SMS_URL: url, SMS_FROM: from, SMTP_URL }: Env, mailer: Mailer): SmsSender | undefined {
  if (url && from) return smsGateway({ url, from });
  return SMTP_URL ? undefined : smsInbox(mailer);
}

/** The bikes are listed: a fault is the job's to mend. */
async function checkAtOnce(sql: Sql, ids: string[], log: FastifyBaseLogger) {
  await checkListings(sql, ids).catch((err) => log.error({ err }, 'Listings could not be checked at once'));
}
