import { join } from 'node:path';
import { connect, type DatabaseTarget } from '../database/connect.ts';
import type { Env } from '../env.ts';
import type { Stoppable } from './lifecycle.ts';
import { accountEventsSecret, type Secrets } from './secrets.ts';

export type GoogleClient = Awaited<ReturnType<typeof google>>;
export type CardAccount = Awaited<ReturnType<typeof cardAccount>>;

export async function google(env: Env, secrets: Secrets, running: Stoppable[]) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env;
  if (clientId && clientSecret) return { issuer, clientId, clientSecret };
  const client = { clientId: 'kickstand-local', clientSecret: secrets.google };
  const options = {
    ...client,
    redirectUri: `${env.publicUrl}/api/auth/callback/google`,
    stateDir: join(env.DATA_DIR, 'google'),
  };
  const { startGoogleStandIn } = await installed(() => import('../../identity/google-stand-in.ts'), 'GOOGLE_CLIENT_ID');
  const standIn = await preferring(env.PORT + 1, (port) => startGoogleStandIn({ ...options, port }));
  running.push(standIn);
  return { issuer: standIn.issuer, ...client };
}

export async function cardAccount(
  env: Env,
  secrets: Secrets,
  { target, running }: { target: DatabaseTarget; running: Stoppable[] },
) {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_SELLER_COUNTRY: sellerCountry, webhookSecrets } = env;
  if (STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && webhookSecrets.length)
    return {
      provider: 'stripe' as const,
      secretKey: STRIPE_SECRET_KEY,
      publishableKey: STRIPE_PUBLISHABLE_KEY,
      webhookSecrets,
      sellerCountry,
    };
  const keys = { secretKey: secrets.cards, publishableKey: secrets.cardsPublic };
  const url = `${env.localUrl}/api/webhooks/cards`;
  const webhooks = {
    platform: { url, secret: secrets.cardEvents },
    connect: { url, secret: accountEventsSecret(secrets) },
  };
  const sql = connect(target, { schema: 'cards', max: 4 });
  running.push({ stop: () => sql.end({ timeout: 5 }) });
  const { startCards } = await installed(() => import('stripe-stand-in'), 'STRIPE_SECRET_KEY');
  const options = { ...keys, sql, webhooks, allowedOrigins: [env.publicUrl] };
  const standIn = await preferring(env.PORT + 2, (port) => startCards({ ...options, port }));
  running.push(standIn);
  const signingSecrets = [webhooks.platform.secret, webhooks.connect.secret];
  return { provider: 'local' as const, ...keys, webhookSecrets: signingSecrets, sellerCountry, origin: standIn.origin };
}

/** The SMTP server, or a local sink with an inbox at `/dev/mail`. */
export async function mailServer(env: Env, running: Stoppable[]): Promise<string> {
  if (env.SMTP_URL) return env.SMTP_URL;
  const { startMailSink } = await installed(() => import('../../mail/sink.ts'), 'SMTP_URL');
  const sink = await startMailSink({ dir: mailFolder(env) });
  running.push(sink);
  return sink.smtpUrl;
}

export const mailFolder = ({ DATA_DIR }: Env) => join(DATA_DIR, 'mail');

/** Production installs omit the packages of the stand-ins. */
async function installed<T>(load: () => Promise<T>, setting: string): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(
      `The stand-in for ${setting} is not installed: set ${setting}, or run \`npm ci\` without \`--omit=dev\`.`,
    );
  }
}

async function preferring<T>(port: number, start: (port: number) => Promise<T>): Promise<T> {
  return start(port).catch(() => start(0));
}
