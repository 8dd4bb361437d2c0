import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type MailSink, startMailSink } from '../mail/sink.ts';
import { startS3 } from './s3-server.ts';

const CHECK = join(import.meta.dirname, '../scripts/check.ts');

let folder: string;
let mail: MailSink;
const s3 = await startS3();
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kickstand-check-'));
  mail = await startMailSink({ dir: join(folder, 'mail') });
});
after(async () => {
  await mail.stop();
  await s3.stop();
  await rm(folder, { recursive: true });
});

test('an operator sees that every part answers', async () => {
  const { code, said } = await check(settings());
  assert.equal(code, 0, said);
  assert.deepEqual(
    said
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]),
    ['good', 'good', 'good', 'good', 'good'],
  );
});

test('an operator sees which part does not, with 1', async () => {
  const { code, said } = await check({
    ...settings(),
    SMTP_URL: 'smtp://me:hush-hush@127.0.0.1:9',
    DATABASE_URL: 'postgres://me:hush-hush@127.0.0.1:9/market',
  });
  assert.equal(code, 1);
  assert.match(said, /^bad {3}Database: DATABASE_URL: cannot be reached \(ECONNREFUSED\)$/m);
  assert.match(said, /^good {2}Photos: S3 at /m);
  assert.match(said, /^bad {3}Mail: SMTP at 127\.0\.0\.1:9: SMTP_URL: no mail can be handed over/m);
  assert.doesNotMatch(said, /hush/);
});

test('settings in .env count, those of the environment come first', async () => {
  await writeFile(join(folder, '.env'), 'PORT=nonsense\nLOG_LEVEL=loud\n');
  const { code, said } = await check({ ...settings(), LOG_LEVEL: 'info' });
  await rm(join(folder, '.env'));
  assert.equal(code, 1);
  assert.match(said, /PORT: /);
  assert.doesNotMatch(said, /LOG_LEVEL/);
});

function settings() {
  const { endpoint, bucket, accessKeyId, secretAccessKey, region } = s3.settings;
  const store = { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region };
  const keys = { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
  return { ...store, ...keys, SMTP_URL: mail.smtpUrl, DATABASE_URL: '' };
}

function check(env: Record<string, string>): Promise<{ code: number; said: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [CHECK], { cwd: folder, env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });
}
