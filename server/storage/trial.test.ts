import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { after, test } from 'node:test';
import { refuse, startS3 } from '../../test/s3-server.ts';
import { tryStore } from './trial.ts';

const s3 = await startS3();
after(() => s3.stop());

const LIMIT_MS = 2_000;

test('a bucket that keeps what is written is good, and nothing of the trial stays', async () => {
  await tryStore(s3.settings, LIMIT_MS);
  assert.equal(s3.files.size, 0);
});

test('a bucket that loses or changes what is written is refused', async () => {
  const taken = (response: ServerResponse) => response.writeHead(200).end();
  for (const read of [
    (response: ServerResponse) => refuse(response, 404, 'NoSuchKey'),
    (response: ServerResponse) => response.writeHead(200).end('Somebody else was here'),
  ]) {
    s3.mishaps.push(taken, read);
    await assert.rejects(tryStore(s3.settings, LIMIT_MS), /S3_BUCKET: a written object cannot be read back/);
  }
});
