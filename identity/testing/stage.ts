import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import type { Mail } from '../../mail/mailer.ts';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { startGoogleStandIn } from '../google-stand-in.ts';
import { type Identity, type IdentityOptions, startIdentity } from '../identity.ts';
import { Browser } from './browser.ts';

const CLIENT = { clientId: 'kickstand-test', clientSecret: 'only-for-the-tests' };

/** The identity service, the Google stand-in and a database, as the marketplace starts them. */
export async function setStage(changes: Partial<IdentityOptions> = {}) {
  const database = await testDatabase();
  await database.sql`create schema if not exists identity`;
  const stateDir = await mkdtemp(join(tmpdir(), 'kickstand-google-'));
  const mails: Mail[] = [];
  const notes: string[] = [];
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const redirectUri = `${origin}/api/auth/callback/google`;
  const google = await startGoogleStandIn({ port: 0, ...CLIENT, redirectUri, stateDir });
  const pools: ReturnType<typeof openPool>[] = [];

  /** One more process, so to speak: pools and memory of its own, the same database. */
  async function start(more: Partial<IdentityOptions> = {}): Promise<Identity> {
    const sql = openPool(database);
    pools.push(sql);
    return startIdentity({
      sql,
      publicUrl: origin,
      secret: 'B7xq2LmZ0rTn5VdKs8WfYc3HgJ1pEaQu',
      audience: 'kickstand',
      google: { issuer: google.issuer, ...CLIENT },
      sendMail: async (mail) => void mails.push(mail),
      rateLimit: false,
      log: (_level, message) => notes.push(message),
      ...changes,
      ...more,
    });
  }

  let identity = await start();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/api/auth/')) return void identity.serve(request, response);
    response.end('the marketplace');
  });

  return {
    origin,
    google: { ...google, redirectUri, stateDir, ...CLIENT },
    database,
    mails,
    notes,
    start,
    browser: () => new Browser(origin),
    get identity() {
      return identity;
    },
    async restart(more?: Partial<IdentityOptions>) {
      identity = await start(more);
    },
    /** The address in the latest mail to somebody. */
    link(address: string): string {
      const mail = mails.findLast(({ to }) => to.address === address);
      return /http\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await google.stop();
      await Promise.all(pools.map((sql) => sql.end({ timeout: 5 })));
      await database.stop();
      await rm(stateDir, { recursive: true });
    },
  };
}

function openPool({ target }: TestDatabase) {
  const bigint = { to: 20, from: [20], parse: Number, serialize: String };
  const options = { max: 4, onnotice: () => {}, types: { bigint }, connection: { search_path: 'identity' } };
  return 'url' in target ? postgres(target.url, options) : postgres({ ...target, ...options });
}

export type Stage = Awaited<ReturnType<typeof setStage>>;
