import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { freePort } from './marketplace.ts';
import { memoryFolder } from './memory-folder.ts';

const ROOT = join(import.meta.dirname, '..');
const ORPHANED = join(ROOT, 'scripts/orphaned.ts');
const PROGRAM = `
  import { endWithNpm } from ${JSON.stringify(ORPHANED)};
  endWithNpm();
  process.once('SIGTERM', () => { console.log('stopped politely'); process.exit(0); });
  setTimeout(() => process.exit(1), 60_000);
  console.log('running');`;

test('a signal that ends only npm and its shell stops the marketplace too', async () => {
  const env = { ...process.env, npm_lifecycle_event: 'start', PROGRAM, NODE: process.execPath };
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module -e "$PROGRAM"; true'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = text(shell.stdout);
  await once(shell.stdout, 'readable');
  shell.kill('SIGTERM');
  assert.equal(await output, 'running\nstopped politely\n');
});

test('a signal to `npm start` ends all that it started, and its port and database are free again', async () => {
  const dataDir = memoryFolder('kickstand-npm-');
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: '', DATABASE_URL: '', DEMO: 'off', LOG_LEVEL: 'warn', DATA_DIR: dataDir };
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...env, PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(npm.stdout, 'close');
  let output = '';
  for await (const part of npm.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    output += part;
    if (output.includes('Kickstand is ready')) break;
  }
  npm.stdout.resume();
  npm.kill('SIGTERM');
  const started = Date.now();
  await ended;
  assert.ok(Date.now() - started < 20_000, 'within the time that a supervisor gives');
  assert.ok(!existsSync(join(dataDir, 'postgres/cluster/postmaster.pid')), 'the database has stopped');
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
  rmSync(dataDir, { recursive: true });
});
