import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { MAIN } from '../scripts/build.ts';
import { startMarketplace } from './marketplace.ts';
import { isAlive, until, workersOf } from './worker-processes.ts';

const SEVERAL = { DEMO: 'off', WEB_CONCURRENCY: '2' };

test('a process that stands still is ended and replaced, and the other serves meanwhile', async () => {
  const marketplace = await startMarketplace(SEVERAL);
  after(() => marketplace.stop());
  const staff = () => workersOf(marketplace.pid(), 'web');
  const [victim = 0] = staff();
  process.kill(victim, 'SIGSTOP');
  const read = () => fetch(`${marketplace.url}/readyz`, { headers: { connection: 'close' } });
  for (const { status } of await Promise.all([read(), read(), read()])) assert.equal(status, 200);
  await until(() => !isAlive(victim) && staff().length === 2);
  assert.equal((await read()).status, 200);
});

test('a port that is taken while the database starts stops all processes, and what stands under them', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kickstand-taken-'));
  const taken = createServer().listen(0, '127.0.0.1');
  after(async () => {
    taken.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const PORT = String(port);
  await new Promise((done) => taken.close(done));
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'warn', ...SEVERAL, PORT, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = Promise.all([text(child.stderr), once(child, 'exit')]);
  // By now the start has checked that the port is free.
  await until(() => existsSync(join(dataDir, 'postgres')));
  taken.listen(port, '127.0.0.1');
  const [said, [code]] = await ended;
  assert.equal(code, 1);
  assert.match(said, /EADDRINUSE/);
  assert.ok(!existsSync(join(dataDir, 'postgres/cluster/postmaster.pid')), 'the database has stopped');
});
