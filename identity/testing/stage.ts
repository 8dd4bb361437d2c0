import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import type { Mail } from '../../mail/mailer.ts';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { startGoogleStandIn } from '../google-stand-in.ts';
import { type Identity, type IdentityOptions, startIdentity } from '../identity.ts';
import { Browser } from './browser.ts';
import './cheap-passwords.ts';

const CLIENT = { clientId: 'kickstand-test', clientSecret: 'only-for-the-tests' };

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
  const all: Identity[] = [];

  /** A second process: own pool and memory, same database. */
  async function start(more: Partial<IdentityOptions> = {}): Promise<Identity> {
    const sql = openPool(database);
    pools.push(sql);
    const identity = await startIdentity({
      sql,
      publicUrl: origin,
      issuer: origin,
      secret: 'B7xq2LmZ0rTn5VdKs8WfYc3HgJ1pEaQu',
      audience: 'kickstand',
      google: { issuer: google.issuer, ...CLIENT },
      sendMail: async (mail) => void mails.push(mail),
      rateLimit: false,
      log: (_level, message) => notes.push(message),
      ...changes,
      ...more,
    });
    all.push(identity);
    return identity;
  }

  async function posted() {
    const until = Date.now() + 10_000;
    for (;;) {
      const [row] = await database.sql`select count(*)::int as left from identity.letter`;
      if (row?.left === 0) return;
      if (Date.now() > until) throw new Error(`${row?.left} letters were not sent`);
      await pause(5);
    }
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
      await identity.stop();
      identity = await start(more);
    },
    posted,
    async link(address: string): Promise<string> {
      await posted();
      const mail = mails.findLast(({ to }) => to.address === address);
      return /http\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await Promise.all(all.map((identity) => identity.stop()));
      await google.stop();
      await Promise.all(pools.map((sql) => sql.end({ timeout: 5 })));
      await database.stop();
      await rm(stateDir, { recursive: true });
    },
  };
}

export function openPool({ target }: Pick<TestDatabase, 'target'>) {
  const bigint = { to: 20, from: [20], parse: Number, serialize: String };
  const options = { max: 4, onnotice: () => {}, types: { bigint }, connection: { search_path: 'identity' } };
  return 'url' in target ? postgres(target.url, options) : postgres({ ...target, ...options });
}

export type Stage = Awaited<ReturnType<typeof setStage>>;
