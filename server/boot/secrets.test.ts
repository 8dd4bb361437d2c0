import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { ensureSecrets } from './secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'kickstand-secrets-'));
after(() => rmSync(folder, { recursive: true }));

test('secrets are made once and only their owner can read them', async () => {
  const dir = join(folder, 'once');
  const made = await ensureSecrets(dir);
  assert.deepEqual(await ensureSecrets(dir), made);
  assert.equal(statSync(join(dir, 'secrets.json')).mode & 0o777, 0o600);
  assert.deepEqual(readdirSync(dir), ['secrets.json']);
  assert.notDeepEqual(await ensureSecrets(join(folder, 'other')), made);
});
