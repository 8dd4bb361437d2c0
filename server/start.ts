import { join } from 'node:path';
import { createMailer } from '../mail/mailer.ts';
import { createApp } from './app.ts';
import { openAuditor } from './audit/audit.ts';
import { openCards } from './cards/cards.ts';
import { connect, type DatabaseTarget, type PoolOptions } from './database/connect.ts';
import { startEmbedded } from './database/embedded.ts';
import { migrate } from './database/migrate.ts';
import { demoSignIns, fillDemo } from './demo/demo.ts';
import { fillGalleries } from './demo/galleries.ts';
import { servePictures } from './demo/pictures.ts';
import type { Env } from './env.ts';
import { startJobs } from './jobs.ts';
import type { Market } from './market.ts';
import { ownIdentity } from './own-identity.ts';
import { servePages } from './pages.ts';
import { openEncoder } from './photos/encoder.ts';
import { servePhotos } from './photos/serve.ts';
import { openSearching } from './search/searching.ts';
import { auditKey, keepSecrets } from './secrets.ts';
import { accessTokens } from './session/access-tokens.ts';
import { idTokens } from './session/id-tokens.ts';
import { fillShelfAtStart } from './shelf/shelf.ts';
import { cardAccount, mailServer, type Running } from './stand-ins.ts';
import { openStore, type StoreSettings } from './store/store.ts';

/** Starts every part in order; the answer stops them in the opposite order. */
export async function start(env: Env): Promise<Running> {
  const running: Running[] = [];
  const stop = async () => {
    while (running.length) await running.pop()?.stop();
  };
  try {
    await startParts(env, running);
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(env: Env, running: Running[]) {
  const secrets = await keepSecrets(env.DATA_DIR);
  const target = await database(env, running);
  const open = (options: PoolOptions) => {
    const sql = connect(target, options);
    running.push({ stop: () => sql.end({ timeout: 5 }) });
    return sql;
  };
  const sql = open({ max: env.DATABASE_POOL });
  const replica = env.DATABASE_READ_URL ? { url: env.DATABASE_READ_URL } : undefined;
  const searching = openSearching({ primary: target, replica, seats: env.SEARCH_POOL });
  running.push(searching);
  await migrate(sql);

  const account = await cardAccount(env, secrets, () => open({ schema: 'cards', max: 4 }), running);
  const mail = await mailServer(env, running);
  const mailer = createMailer({ smtpUrl: mail.smtpUrl, from: env.MAIL_FROM });
  const openIdentity = () => open({ schema: 'identity', max: 5 });
  const { identity, neighbours } = await ownIdentity(env, secrets, { open: openIdentity, mailer, running });
  const demoPeople = env.demo && identity ? demoSignIns : [];
  const { provider, publishableKey } = account;
  const origin = 'origin' in account ? { origin: account.origin } : {};
  const encoder = openEncoder();
  running.push(encoder);
  const market: Market = {
    sql,
    searching,
    store: openStore(storeSettings(env)),
    encoder,
    cards: openCards(account),
    mailer,
    settings: env.deal,
    auditor: openAuditor(auditKey(env, secrets)),
    accessTokens: accessTokens(env.ACCESS_TOKEN_SECRET ?? secrets.accessToken),
    idTokens: idTokens({
      issuer: env.ID_ISSUER ?? identity?.issuer ?? '',
      audience: env.ID_AUDIENCE,
      jwksUrl: env.ID_JWKS_URL ?? `${env.localUrl}/api/auth/jwks`,
      algorithms: env.algorithms,
    }),
    adminEmails: [...env.adminEmails, ...demoPeople.filter(({ role }) => role === 'admin').map(({ email }) => email)],
    publicUrl: env.publicUrl,
    config: { cards: { provider, publishableKey, ...origin }, deals: env.deal, demoPeople },
  };
  const app = await createApp(market, {
    logLevel: env.LOG_LEVEL,
    rateLimit: env.RATE_LIMIT === 'on',
    trustProxy: env.TRUST_PROXY === 'on',
    neighbours: [
      servePictures,
      (scope) => servePhotos(scope, market),
      ...mail.neighbours,
      ...neighbours,
      (scope) => servePages(scope, market, { publicUrl: env.publicUrl, build: BUILD }),
    ],
  });
  searching.follow(app.log);
  const filling = fillShelfAtStart(sql, app.log);
  running.push(filling);
  await filling.begun;
  await app.listen({ port: env.PORT, host: env.HOST });
  running.push({ stop: () => app.close() });
  if (env.demo && identity) await fillDemo(market, identity);
  running.push(await startJobs(market, target, { log: app.log, pictureFetch: env.PICTURE_FETCH === 'on' }));
  if (env.demo && identity) running.push(fillGalleries(market, app.log));
}

const BUILD = join(import.meta.dirname, '../build');

async function database(env: Env, running: Running[]): Promise<DatabaseTarget> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL };
  const server = await startEmbedded({ dir: join(env.DATA_DIR, 'postgres') });
  running.push(server);
  return server.target;
}

function storeSettings(env: Env): StoreSettings {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, bucket, region, accessKeyId, secretAccessKey };
  return { dir: join(env.DATA_DIR, 'store') };
}
