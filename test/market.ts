import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { startCards, type Terms, type Unruly } from 'stripe-stand-in';
import { ConversationSettings } from '#contract/conversation-settings.ts';
import { DealSettings } from '#contract/deal-settings.ts';
import { ListingSettings } from '#contract/listing-limit.ts';
import { OfferSettings } from '#contract/offer-settings.ts';
import type { CurrencySettings } from '#server/currency-rates/currency-rates.ts';
import { listMails, type StoredMail } from '../mail/folder.ts';
import { createMailer } from '../mail/mailer.ts';
import { startMailSink } from '../mail/sink.ts';
import { type AppOptions, createApp } from '../server/app.ts';
import { openAuditor } from '../server/audit/audit.ts';
import { openSecurityEvents } from '../server/audit/security-events/security-events.ts';
import { ResponseCache } from '../server/cache/response-cache.ts';
import type { AppContext } from '../server/context.ts';
import { connect, type DatabaseTarget } from '../server/database/connect.ts';
import { handoverCodes } from '../server/deals/bookings/handover-code.ts';
import { serveDrawings } from '../server/demo/drawings.ts';
import type { LoadSheddingOptions } from '../server/http/load-shedding/load-shedding.ts';
import { createLogger, type LogStream } from '../server/http/logging.ts';
import { openRateLimits } from '../server/http/rate-limit/rate-limit.ts';
import { openViewCounter } from '../server/insights/insights.ts';
import { LiveHub, type LiveOptions } from '../server/live/live.ts';
import { watchMaintenance } from '../server/maintenance/maintenance.ts';
import { openStripe } from '../server/money/stripe/stripe.ts';
import { newPushKey, pushKeys } from '../server/notifications/push/vapid.ts';
import { stopTokens } from '../server/notifications/unsubscribe/stop-tokens.ts';
import { serveUnsubscribe } from '../server/notifications/unsubscribe/unsubscribe.ts';
import { openEncoder } from '../server/photos/encoder.ts';
import { servePhotos } from '../server/photos/serve.ts';
import { MemoryIndex } from '../server/search/memory-index/memory-index.ts';
import { openSearchPool } from '../server/search/search-pool.ts';
import { smsInbox } from '../server/sms/sms.ts';
import { openStorage } from '../server/storage/storage.ts';
import { accessTokens } from '../server/users/session/access-tokens.ts';
import { idTokens } from '../server/users/session/id-tokens.ts';
import { documentCipher } from '../server/users/verification/document-cipher.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { startIssuer } from './issuer.ts';
import { type Caller, callerOf, type Person, signUpAs } from './people.ts';
import type { Replicated } from './replicated.ts';

export const SECRETS = {
  handover: 'a secret of the tests for handover codes',
  secretKey: 'sk_test_market',
  publishableKey: 'pk_test_market',
  webhookSecret: 'whsec_market',
  webhookSecrets: ['whsec_market', 'whsec_market_accounts'],
  accessToken: 'a secret of the tests, long enough for HS256',
  audit: 'a secret of the tests for the audit',
  securityEvents: 'a secret of the tests for security events',
};
const PUBLIC_URL = 'https://bikes.example.test';
const ADMIN = 'admin@example.test';

/** One test buyer books many bikes, and the same one again. */
const UNBOUNDED = { unpaidBookings: 10_000, againHours: 0, lettersAnHour: 10_000, openDisputes: 10_000 };

/** One test buyer asks about many bikes. */
const TALKATIVE = { begunByNewAccount: 10_000, begunADay: 10_000, messagesAMinute: 10_000, messagesADay: 100_000 };

/** Never rejects, even on slow machines. */
export const ALL_THE_TIME = { waiting: 10_000, patience: 60_000, share: 1 };

export interface TestMarket {
  url: string;
  market: AppContext;
  target: DatabaseTarget;
  issuer: Awaited<ReturnType<typeof startIssuer>>;
  secrets: typeof SECRETS;
  person(role: 'buyer' | 'seller' | 'admin', changes?: Partial<Person>): Promise<Caller>;
  nobody: Caller;
  /** Newest first. */
  mails(): Promise<StoredMail[]>;
}

interface MarketOptions {
  rateLimit?: boolean;
  /** Absent: no log. */
  log?: LogStream;
  /** Default: no request is rejected. */
  loadShedding?: LoadSheddingOptions;
  /** The limit of photos per user is production's. */
  fairPhotos?: boolean;
  /** Instead of a new database. */
  database?: TestDatabase;
  /** Searches read from the replica; its database replaces the copy. */
  replicated?: Replicated;
  /** Absent: no webhooks are delivered. */
  webhook?: string;
  /** Default: unlimited. */
  listing?: Partial<ListingSettings>;
  /** Default: hardly limited. */
  conversations?: Partial<ConversationSettings>;
  masking?: boolean;
  offerSettings?: Partial<OfferSettings>;
  currencies?: CurrencySettings;
  /** 0: searches read the database. */
  mostBikesInMemory?: number;
  /** Fault injection at the card provider. */
  unruly?: Unruly;
  /** Fees and payout delays of the card provider. */
  terms?: Partial<Terms>;
  adminsNeedSecondFactor?: boolean;
  live?: LiveOptions;
  observe?: (market: AppContext) => AppOptions['observe'];
}

/** A marketplace for one test file, with its own database and card provider; stops after the file. */
export async function openMarket(options: MarketOptions = {}): Promise<TestMarket> {
  const running: (() => Promise<unknown>)[] = [];
  const close = async () => {
    while (running.length) await running.pop()?.();
  };
  try {
    const market = await openParts(options, running);
    after(close);
    return market;
  } catch (error) {
    await close();
    throw error;
  }
}

/** Started parts are appended to the list, for the caller to stop in reverse order. */
export async function openParts(
  {
    rateLimit = false,
    log,
    loadShedding = ALL_THE_TIME,
    fairPhotos = false,
    database: given,
    replicated,
    webhook: url = 'http://127.0.0.1:9/',
    unruly,
    terms,
    adminsNeedSecondFactor = false,
    live: liveOptions,
    observe,
    listing = { newSeller: 10_000 },
    conversations = {},
    masking = true,
    offerSettings = { aDay: 10_000, aSide: 1000 },
    currencies = { rates: {} },
    mostBikesInMemory = 10_000,
  }: MarketOptions,
  running: (() => Promise<unknown>)[],
): Promise<TestMarket> {
  const database = given ?? replicated?.database ?? (await testDatabase());
  running.push(database.stop);
  const issuer = await startIssuer();
  running.push(issuer.stop);
  const searchPool = openSearchPool({ primary: database.target, replica: replicated?.replica, seats: 4 });
  running.push(searchPool.stop);
  const cache = new ResponseCache({
    target: database.target,
    megabytes: 16,
    isReplicated: !!replicated,
    currencies: Object.keys(currencies.rates),
  });
  running.push(() => cache.stop());
  const live = new LiveHub(database.target, liveOptions);
  running.push(() => live.stop());
  const cardsSql = connect(database.target, { schema: 'cards', max: 4 });
  running.push(() => cardsSql.end());
  const [secret = '', accounts = ''] = SECRETS.webhookSecrets;
  const webhooks = { platform: { url, secret }, connect: { url, secret: accounts } };
  const allowedOrigins = [PUBLIC_URL];
  const provider = await startCards({
    ...SECRETS,
    sql: cardsSql,
    port: 0,
    webhooks,
    allowedOrigins,
    unruly,
    terms,
  });
  running.push(provider.stop);
  const storeDir = await mkdtemp(join(tmpdir(), 'kickstand-store-'));
  running.push(() => rm(storeDir, { recursive: true, force: true }));
  const mailDir = await mkdtemp(join(tmpdir(), 'kickstand-mail-'));
  running.push(() => rm(mailDir, { recursive: true, force: true }));
  const mailSink = await startMailSink({ dir: mailDir });
  running.push(mailSink.stop);
  const { publishableKey } = SECRETS;
  const encoder = openEncoder(fairPhotos ? {} : { person: 1_000, share: 1 });
  running.push(encoder.stop);
  // Tests of payout delays set these themselves.
  const settings = DealSettings.parse({ ...UNBOUNDED, payoutWaitDays: 0, payoutWeekLimit: 100_000_000 });
  const offers = OfferSettings.parse(offerSettings);
  const securityEvents = openSecurityEvents({
    sql: database.sql,
    log: createLogger(log ? 'debug' : 'silent', log),
    key: SECRETS.securityEvents,
  });
  running.push(securityEvents.stop);
  const views = openViewCounter({
    sql: database.sql,
    log: createLogger(log ? 'debug' : 'silent', log),
    // Tests write when they look, or a call of theirs would seem to send more statements.
    writtenAfterMs: 600_000,
  });
  running.push(views.stop);
  const rateLimits = openRateLimits({
    enforced: rateLimit,
    target: database.target,
    hashOf: (name) => securityEvents.hashOf('address', name),
  });
  running.push(rateLimits.stop);
  const mailer = createMailer({ smtpUrl: mailSink.smtpUrl, from: 'hello@kickstand.example' });
  const market: AppContext = {
    sql: database.sql,
    searchPool,
    memoryIndex: new MemoryIndex({
      sql: database.sql,
      changes: cache.changes,
      log: createLogger('silent'),
      mostBikes: mostBikesInMemory,
    }),
    cache,
    live,
    views,
    maintenance: watchMaintenance({ sql: database.sql, log: createLogger('silent') }),
    storage: openStorage({ dir: storeDir }),
    encoder,
    stripe: openStripe({ ...SECRETS, origin: provider.origin }),
    mailer,
    sms: smsInbox(mailer),
    mostTextsADay: 1000,
    documents: documentCipher('a secret of the tests for documents'),
    stopTokens: stopTokens('a secret of the tests for letters'),
    pushKeys: pushKeys(newPushKey(), 'mailto:hello@kickstand.example'),
    settings,
    listing: ListingSettings.parse(listing),
    conversations: { settings: ConversationSettings.parse({ ...TALKATIVE, ...conversations }), masking },
    currencies,
    offers,
    retentionDays: 365,
    rateLimits,
    auditor: openAuditor(SECRETS.audit),
    securityEvents,
    accessTokens: accessTokens(SECRETS.accessToken),
    frameSecret: 'a secret of the tests for frame numbers',
    handoverCodes: handoverCodes(SECRETS.handover),
    idTokens: idTokens(issuer.trusted),
    adminEmails: [ADMIN],
    adminsNeedSecondFactor,
    publicUrl: PUBLIC_URL,
    config: {
      cards: { provider: 'local', publishableKey, origin: provider.origin },
      deals: settings,
      offers,
      demoPeople: [],
    },
  };
  const app = await createApp(market, {
    ...(log ? { logLevel: 'debug', logStream: log } : { logLevel: 'silent' }),
    rateLimit,
    loadShedding,
    observe: observe?.(market),
    trustProxy: false,
    neighbours: [
      (scope) => servePhotos(scope, market),
      (scope) => serveDrawings(scope),
      (scope, admission) => serveUnsubscribe(scope, market, admission),
    ],
  });
  searchPool.follow(app.log);
  await app.listen({ port: 0, host: '127.0.0.1' });
  running.push(() => app.close());
  const api = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api`;
  return {
    url: api,
    market,
    target: database.target,
    issuer,
    secrets: SECRETS,
    mails: () => listMails(mailDir),
    nobody: callerOf(api),
    person: (role, changes) => signUpAs(api, issuer, role, role === 'admin' ? { email: ADMIN, ...changes } : changes),
  };
}
