import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { after, beforeEach, test } from 'node:test';
import { AwsV4Signer } from 'aws4fetch';
import { refuse, startS3 } from '../../test/s3-server.ts';
import { s3Store } from './s3.ts';
import { isStorageDown } from './storage.ts';

const HURRIED = { tries: 3, limit: 300, firstPause: 5 };
const one = Buffer.from('one');

const s3 = await startS3();
after(() => s3.stop());
beforeEach(() => {
  s3.files.clear();
  s3.asked.length = 0;
});
const store = s3Store(s3.settings, HURRIED);

const down = (reason: RegExp) => (error: Error) => isStorageDown(error) && reason.test(error.message);

test('a file lies at the endpoint’s address, under the bucket, with its type', async () => {
  await store.put('photos/ab/one.webp', one, 'image/webp');
  assert.deepEqual([...s3.files], [['/bikes/photos/ab/one.webp', { bytes: one, type: 'image/webp' }]]);
});

test('a wrong secret, a wrong name of the key and a wrong region are refused, and not tried again', async () => {
  for (const [wrong, reason] of [
    [{ secretAccessKey: 'another secret' }, /403 SignatureDoesNotMatch/],
    [{ accessKeyId: 'AKIAOTHER' }, /403 InvalidAccessKeyId/],
    [{ region: 'us-east-1' }, /403 AuthorizationHeaderMalformed/],
  ] as const) {
    s3.asked.length = 0;
    const stranger = s3Store({ ...s3.settings, ...wrong }, HURRIED);
    await assert.rejects(stranger.put('one', one, 'text/plain'), down(reason));
    assert.equal(s3.asked.length, 1);
  }
  assert.equal(s3.files.size, 0);
});

test('a bucket that does not exist is said, also when nothing is there to be read', async () => {
  const elsewhere = s3Store({ ...s3.settings, bucket: 'cars' }, HURRIED);
  await assert.rejects(elsewhere.put('one', one, 'text/plain'), down(/no such bucket/));
  await assert.rejects(elsewhere.get('one'), down(/no such bucket/));
});

test('faults that pass are waited for', async () => {
  s3.mishaps.push((response) => refuse(response, 503, 'SlowDown'));
  s3.mishaps.push((response) => response.destroy());
  await store.put('one', one, 'text/plain');
  assert.deepEqual(s3.asked, ['PUT', 'PUT', 'PUT']);
  assert.deepEqual(await store.get('one'), one);
});

test('a fault that stays is told after three tries', async () => {
  for (let tries = 0; tries < 3; tries++) s3.mishaps.push((response) => refuse(response, 500, 'InternalError'));
  await assert.rejects(store.get('one'), down(/500 InternalError/));
  assert.equal(s3.asked.length, 3);
});

test('a service that does not answer costs a limited time', async () => {
  for (let tries = 0; tries < 3; tries++) s3.mishaps.push(() => {});
  const begun = Date.now();
  await assert.rejects(store.get('one'), down(/aborted due to timeout/));
  assert.ok(Date.now() - begun < 3000);
});

test('a service that is not there is a store that is down', async () => {
  const gone = await startS3();
  await gone.stop();
  await assert.rejects(s3Store(gone.settings, HURRIED).get('one'), down(/ECONNREFUSED/));
});

for (const [title, change, code] of [
  ['an altered body', { body: Buffer.from('two') }, 'XAmzContentSHA256Mismatch'],
  ['an altered type', { headers: { 'content-type': 'text/html' } }, 'SignatureDoesNotMatch'],
  ['another key', { path: '/bikes/two' }, 'SignatureDoesNotMatch'],
  ['another method', { method: 'DELETE' }, 'SignatureDoesNotMatch'],
  ['no signature', { headers: { authorization: '' } }, 'AccessDenied'],
] as const)
  test(`on the way, ${title} is refused`, async () => {
    const signed = await signedPut();
    assert.deepEqual(await send(signed), { status: 200, code: undefined });
    s3.files.clear();
    const headers = { ...signed.headers, ...('headers' in change && change.headers) };
    assert.deepEqual(await send({ ...signed, ...change, headers }), { status: 403, code });
    assert.equal(s3.files.size, 0);
  });

test('a request of yesterday, heard and sent again, is refused', async () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().replace(/[:-]|\.\d{3}/g, '');
  assert.deepEqual(await send(await signedPut(yesterday)), { status: 403, code: 'RequestTimeTooSkewed' });
});

async function signedPut(datetime?: string) {
  const { endpoint, bucket, ...keys } = s3.settings;
  const signer = new AwsV4Signer({
    ...keys,
    method: 'PUT',
    url: `${endpoint}/${bucket}/one`,
    service: 's3',
    headers: { 'content-type': 'text/plain', 'x-amz-content-sha256': createHash('sha256').update(one).digest('hex') },
    allHeaders: true,
    ...(datetime && { datetime }),
  });
  const { headers } = await signer.sign();
  return { method: 'PUT', path: `/${bucket}/one`, headers: Object.fromEntries(headers), body: one };
}

async function send({ method, path, headers, body }: Awaited<ReturnType<typeof signedPut>>) {
  const whole = { ...headers, 'content-length': body.length };
  return new Promise<{ status: number | undefined; code: string | undefined }>((answered, failed) => {
    const sent = request(s3.settings.endpoint, { method, path, headers: whole }, async (response) => {
      const text = Buffer.concat(await response.toArray()).toString();
      answered({ status: response.statusCode, code: /<Code>(\w+)/.exec(text)?.[1] });
    });
    sent.on('error', failed).end(body);
  });
}
