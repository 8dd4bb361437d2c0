import { join } from 'node:path';
import type { DatabaseTarget } from '../database/connect.ts';
import { startEmbedded } from '../database/embedded/embedded.ts';
import { LAPTOP } from '../database/embedded/server-settings.ts';
import { reachDatabase } from '../database/reach.ts';
import type { Env } from '../env.ts';
import { claimAddress } from './data-directory-claim.ts';
import { type CardAccount, cardAccount, type GoogleClient, google, mailServer } from './dev-services.ts';
import type { Stoppable } from './lifecycle.ts';
import { haveParts } from './parts/parts.ts';
import { ensurePushKey, ensureSecrets, type Secrets } from './secrets.ts';
import { type Settled, settle } from './settle.ts';

/** Plain data, as it is sent to workers. */
export interface Infrastructure {
  secrets: Secrets;
  /** Of push messages, base64url. */
  pushKey: string;
  target: DatabaseTarget;
  settled: Settled;
  account: CardAccount;
  smtpUrl: string;
  /** Absent with another issuer, which connects to Google itself. */
  google?: GoogleClient;
}

/** `meanwhile` runs while PostgreSQL starts in its own process. */
export async function openInfrastructure(
  env: Env,
  running: Stoppable[],
  meanwhile?: () => Promise<unknown>,
): Promise<Infrastructure> {
  await claimAddress(env, running);
  // Fails before any change.
  await haveParts(env);
  const secrets = await ensureSecrets(env.DATA_DIR);
  const pushKey = env.VAPID_PRIVATE_KEY ?? (await ensurePushKey(env.DATA_DIR));
  const reaching = database(env, running);
  // A fault is reported where the result is needed.
  meanwhile?.().catch(() => {});
  const target = await reaching;
  const settled = await settle(env, target);
  const account = await cardAccount(env, secrets, { target, running });
  const smtpUrl = await mailServer(env, running);
  const plain = { secrets, pushKey, target, settled, account, smtpUrl };
  return { ...plain, ...(!env.ID_ISSUER && { google: await google(env, secrets, running) }) };
}

async function database(env: Env, running: Stoppable[]): Promise<DatabaseTarget> {
  if (env.DATABASE_URL) {
    await reachDatabase('DATABASE_URL', env.DATABASE_URL);
    return { url: env.DATABASE_URL };
  }
  const settings = { max_connections: Math.max(Number(LAPTOP.max_connections), connectionsOf(env)) };
  const server = await startEmbedded({ dir: join(env.DATA_DIR, 'postgres'), settings });
  running.push(server);
  return server.target;
}

/** Web workers, the job worker, one replacement, and 20 spare connections. */
function connectionsOf({ WEB_CONCURRENCY, DATABASE_POOL, SEARCH_POOL }: Env) {
  const otherPools = 12;
  return (WEB_CONCURRENCY + 2) * (DATABASE_POOL + SEARCH_POOL + otherPools) + 20;
}
