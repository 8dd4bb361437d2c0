import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { ConversationSettings } from '#contract/conversation-settings.ts';
import { DealSettings, settingVariable } from '#contract/deal-settings.ts';
import { ListingSettings } from '#contract/listing-limit.ts';
import { OfferSettings } from '#contract/offer-settings.ts';
import { RefusedStart } from './database/refused-start.ts';
import { nearby } from './settings/addresses.ts';
import { databaseUrl, replicaUrl } from './settings/database-url.ts';
import { metricsFaults, metricsOf } from './settings/metrics.ts';
import { misspeltSettings } from './settings/misspelt.ts';
import { isForOthers, isWeakSecret, unfitPublicUrl, warningsOf } from './settings/safety.ts';
import { algorithms, currencyRates, emails, host, parts, pushKey, secret, sender } from './settings/values.ts';

const flag = z.enum(['on', 'off']);
const MOST_PROCESSES = 64;
/** A number, or `max` for one per core. */
const processes = z.preprocess(
  (given) => (given === 'max' ? Math.min(availableParallelism(), MOST_PROCESSES) : given),
  z.coerce.number().int().min(1).max(MOST_PROCESSES),
);
const MODES = ['development', 'test', 'production'] as const;

const EnvVariables = z.object({
  PORT: z.coerce.number().int().min(1).max(65_533).default(3000),
  HOST: host.default('127.0.0.1'),
  WEB_CONCURRENCY: processes.default(1),
  DATA_DIR: z.string().default('./data'),
  PAGES_DIR: z.string().refine(isFolder, 'there is no such folder').optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_READ_URL: replicaUrl.optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: host.optional(),
  METRICS_TOKEN: secret.optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(8),
  SEARCH_POOL: z.coerce.number().int().min(1).max(100).default(4),
  SEARCH_IN_MEMORY: z.coerce.number().int().min(0).max(5_000_000).default(200_000),
  KEPT_MEMORY_MB: z.coerce.number().int().min(1).max(4096).default(64),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DEMO: flag.optional(),
  ADMIN_EMAILS: emails.default(''),
  ACCESS_TOKEN_SECRET: secret.optional(),
  AUDIT_SECRET: secret.optional(),
  FRAME_NUMBER_SECRET: secret.optional(),
  VAPID_PRIVATE_KEY: pushKey.optional(),
  ID_ISSUER: z.url().optional(),
  ID_AUDIENCE: z.string().default('kickstand'),
  ID_JWKS_URL: z.url().optional(),
  ID_ALGORITHMS: algorithms.default('ES256'),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_/, 'must start with sk_test_, sk_live_, rk_test_ or rk_live_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_/, 'must start with pk_test_ or pk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[^\s,]+(\s*,\s*whsec_[^\s,]+)*$/, 'must start with whsec_; several are separated by commas')
    .optional(),
  STRIPE_SELLER_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be two capital letters, like DE')
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  SMS_URL: z
    .url({ protocol: /^https?$/ })
    .regex(/\/\/[^/@:]+:[^/@:]+@/, 'must have the account and its token, like https://account:token@host/path')
    .optional(),
  SMS_FROM: z
    .string()
    .regex(
      /^(\+[1-9]\d{4,14}|[A-Za-z0-9 ]{1,11})$/,
      'must be a number like +15551234567, or a name of at most 11 letters and digits',
    )
    .optional(),
  SMS_PER_DAY: z.coerce.number().int().min(1).max(1_000_000).default(1000),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^\w[\w.-]*$/, 'may have letters, digits, dots and dashes')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(36_500)
    .default(7 * 365),
  PICTURE_FETCH: flag.default('on'),
  CURRENCY_RATES: currencyRates.default({}),
  CURRENCY_RATES_URL: z.url({ protocol: /^https?$/ }).optional(),
  LISTING_CHECKS: flag.default('on'),
  CONTACT_MASKING: flag.default('on'),
  MAIL_FROM: sender.default('hello@kickstand.example'),
  RATE_LIMIT: flag.default('on'),
  TRUST_PROXY: flag.default('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must start with http:// or https://' }).optional(),
  SENTRY_DSN: z
    .string()
    .regex(/^https?:\/\/[\w-]+@[^\s/?#@]+(\/[^\s?#]*)?\/\d+$/, 'must be https://<key>@<host>/<project>')
    .optional(),
  SENTRY_ENVIRONMENT: z.string().max(64).optional(),
  SECURITY_CONTACT: z.url({ protocol: /^(https|mailto)$/, error: 'must start with mailto: or https://' }).optional(),
  NODE_ENV: z.enum(MODES, `must be one of ${MODES.join(', ')}`).default('development'),
});

function isFolder(path: string) {
  return !!statSync(path, { throwIfNoEntry: false })?.isDirectory();
}

type Variables = Record<string, string | undefined>;

function knownSettings(): string[] {
  const own = (settings: z.ZodObject, word: string) =>
    Object.keys(settings.shape).map((name) => settingVariable(name, word));
  return [
    ...Object.keys(EnvVariables.shape),
    ...own(DealSettings, 'DEAL'),
    ...own(ListingSettings, 'LISTING'),
    ...own(ConversationSettings, 'CONVERSATION'),
    ...own(OfferSettings, 'OFFER'),
  ];
}

/** Nested settings whose variables share a prefix. */
function readSettings<Settings extends z.ZodObject>(settings: Settings, word: string, set: Variables) {
  const variable = (name: string) => settingVariable(name, word);
  const given = Object.keys(settings.shape).map((name) => [name, set[variable(name)]]);
  const { data, error } = settings.safeParse(Object.fromEntries(given));
  return {
    data,
    faults: (error?.issues ?? []).map((issue) => `${variable(issue.path.join('.'))}: ${issue.message}`),
  };
}

const GOOGLE = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const;
const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
const S3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/**
 * Required in production, where the dev services must not start. With another identity service, Google is its concern.
 */
const NEEDED_IN_PRODUCTION = ['DATABASE_URL', 'PUBLIC_URL', 'ACCESS_TOKEN_SECRET', 'SMTP_URL', ...STRIPE] as const;
const OTHER_ISSUER = ['ID_ISSUER', 'ID_JWKS_URL'] as const;

const SECRETS = ['ACCESS_TOKEN_SECRET', 'AUDIT_SECRET', 'FRAME_NUMBER_SECRET'] as const;
const NOT_PRODUCTION =
  'NODE_ENV: HOST or PUBLIC_URL is for more than this machine. Say NODE_ENV=production, or DEMO=on or DEMO=off to run ' +
  'what is made for trying out (stand-ins for Google, Stripe and mail, /dev/mail) where others reach it';

const ONE_MODE = 'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY: one is for test mode, the other one for live mode';

const SMS = ['SMS_URL', 'SMS_FROM'] as const;

const TOGETHER = [GOOGLE, SMS, STRIPE, S3, OTHER_ISSUER] as const;

export type Env = ReturnType<typeof readEnv>;

export function readEnv(variables: Variables) {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const read = EnvVariables.safeParse(set);
  const deal = readSettings(DealSettings, 'DEAL', set);
  const listing = readSettings(ListingSettings, 'LISTING', set);
  const conversation = readSettings(ConversationSettings, 'CONVERSATION', set);
  const offers = readSettings(OfferSettings, 'OFFER', set);
  if (!read.success || !deal.data || !listing.data || !conversation.data || !offers.data)
    throw new RefusedStart(
      listed([
        ...(read.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
        ...deal.faults,
        ...listing.faults,
        ...conversation.faults,
        ...offers.faults,
      ]),
    );
  const env = read.data;
  const faults = TOGETHER.filter(
    (names) => new Set(names.map((name) => env[name as keyof typeof env] === undefined)).size > 1,
  ).map((names) => `${names.join(', ')}: set all of them or none`);
  const [secretMode, publishableMode] = [modeOf(env.STRIPE_SECRET_KEY), modeOf(env.STRIPE_PUBLISHABLE_KEY)];
  if (secretMode && publishableMode && secretMode !== publishableMode) faults.push(ONE_MODE);
  faults.push(...metricsFaults(env));
  if (env.CURRENCY_RATES_URL && !Object.keys(env.CURRENCY_RATES).length)
    faults.push('CURRENCY_RATES_URL: needs CURRENCY_RATES, which says the currencies');
  const production = env.NODE_ENV === 'production';
  const misspelt = misspeltSettings(Object.keys(set), knownSettings()).map(
    ({ name, meant }) => `${name}: is no setting: ${meant} is meant`,
  );
  if (production) {
    const needed = [...NEEDED_IN_PRODUCTION, ...(env.ID_ISSUER ? [] : GOOGLE)];
    faults.push(...needed.filter((name) => !env[name]).map((name) => `${name}: needed in production`));
    if (env.DEMO === 'on') faults.push('DEMO: the demo marketplace is not for production');
    if (env.RATE_LIMIT === 'off') faults.push('RATE_LIMIT: cannot be off in production');
    const unfit = unfitPublicUrl(env.PUBLIC_URL);
    if (unfit) faults.push(`PUBLIC_URL: ${unfit}`);
    faults.push(...misspelt);
    for (const name of SECRETS)
      if (isWeakSecret(env[name]))
        faults.push(`${name}: is too easy to guess: take what \`openssl rand -hex 32\` says`);
  } else if (!env.DEMO && isForOthers(env)) faults.push(NOT_PRODUCTION);
  if (faults.length) throw new RefusedStart(listed(faults));
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  return {
    ...env,
    deal: deal.data,
    listing: listing.data,
    conversation: conversation.data,
    offers: offers.data,
    production,
    /** Development logs warnings, not each request. */
    LOG_LEVEL: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    /** Problems to warn about that do not prevent the start. */
    warnings: production ? warningsOf(env) : misspelt,
    publicUrl,
    metrics: metricsOf(env),
    /** Loopback URL for our own parts, past any proxy. */
    localUrl: `http://${nearby(env.HOST)}:${env.PORT}`,
    demo: !production && (env.DEMO ?? (env.DATABASE_URL ? 'off' : 'on')) === 'on',
    webhookSecrets: parts(env.STRIPE_WEBHOOK_SECRET ?? ''),
    currencies: { rates: env.CURRENCY_RATES, source: env.CURRENCY_RATES_URL },
    adminEmails: parts(env.ADMIN_EMAILS.toLowerCase()),
    algorithms: parts(env.ID_ALGORITHMS),
  };
}

/** Mode of a Stripe key; a missing key is reported elsewhere. */
const modeOf = (key = '') => key.split('_')[1];

function listed(faults: string[]) {
  return `The environment has faults:\n${faults.map((fault) => `  ${fault}`).join('\n')}`;
}
