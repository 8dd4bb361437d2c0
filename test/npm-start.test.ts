import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';

const ORPHANED = join(import.meta.dirname, '../scripts/orphaned.ts');
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
  const said = text(shell.stdout);
  await once(shell.stdout, 'readable');
  shell.kill('SIGTERM');
  assert.equal(await said, 'running\nstopped politely\n');
});
