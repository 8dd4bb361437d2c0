import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { json } from 'node:stream/consumers';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Problem } from '#contract/errors.ts';
import { LARGEST_PHOTO_BYTES } from '#contract/photo-files.ts';
import { addPhoto } from '#contract/photos.ts';
import { contentsOf } from '../../test/contents.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aJpeg, aPhotoOf, send } from '../../test/photos.ts';
import { ownUploadFolder } from '../../test/upload-folder.ts';

const market = await openMarket({ fairPhotos: true });
const { url } = market;
const { sql, encoder } = market.market;
const arrivals = ownUploadFolder();
const sellers = await Promise.all([1, 2, 3].map(() => market.person('seller')));
const [seller] = sellers as [Caller];

test('a file of more than 15 MB is refused by its announced size, before it comes', async () => {
  const sent = post({ 'content-length': LARGEST_PHOTO_BYTES + 1 });
  sent.flushHeaders();
  await tooLarge(sent);
  sent.destroy();
});

test('a file of more than 15 MB is refused as soon as it is too large, and its sender hears so', async () => {
  const whole = Buffer.concat([await aJpeg(), Buffer.alloc(LARGEST_PHOTO_BYTES)]);
  const announced = post({ 'content-length': whole.length });
  announced.end(whole);
  await tooLarge(announced);
  const before = await contentsOf(sql);
  const unannounced = post({ 'transfer-encoding': 'chunked' });
  unannounced.write(await aJpeg());
  const more = setInterval(() => unannounced.write(Buffer.alloc(1024 * 1024)), 1);
  await tooLarge(unannounced);
  clearInterval(more);
  unannounced.destroy();
  await nothingLeft();
  assert.deepEqual(await contentsOf(sql), before);
});

test('whoever goes on sending after the answer is cut off after a while', { timeout: 30_000 }, async () => {
  const sent = post({ 'transfer-encoding': 'chunked' });
  sent.write('<html>'.padEnd(100));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  assert.equal(answer.statusCode, 400);
  const more = setInterval(() => sent.write('more'), 100);
  // A cut connection ends the request or fails it with ECONNRESET.
  sent.on('error', () => {});
  await new Promise((closed) => (sent.socket ?? sent).once('close', closed));
  clearInterval(more);
});

test('after a refusal the same line takes the next photo', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const [file, status, reused] of [
    [Buffer.from('nothing'), 400, false],
    [Buffer.from('<html>'.repeat(100_000)), 400, true],
    [await aJpeg(), 200, true],
  ] as const) {
    const sent = post({ 'content-length': file.length }, agent);
    sent.end(file);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    await json(answer);
    assert.deepEqual([answer.statusCode, sent.reusedSocket], [status, reused]);
  }
  agent.destroy();
});

test('an upload that is cut off leaves nothing behind', async () => {
  const before = await contentsOf(sql);
  const sent = post({ 'content-length': 100_000 });
  sent.on('error', () => {});
  sent.write(await aJpeg());
  await someArrivals();
  sent.destroy();
  await nothingLeft();
  assert.deepEqual(await contentsOf(sql), before);
});

test('announced lengths that are not true are no way in', async () => {
  const before = await contentsOf(sql);
  const file = await aJpeg();
  for (const [headers, statuses] of [
    [`content-length: ${file.length - 100}`, [400]],
    [`content-length: ${'9'.repeat(15)}`, [413]],
    ['content-length: -1', [400]],
    ['content-length: many', [400]],
    [`content-length: 5\r\ncontent-length: ${file.length}`, [400]],
    [`content-length: ${file.length}\r\ntransfer-encoding: chunked`, [400]],
    ['transfer-encoding: chunked', [400]],
    ['content-length: 0', [400]],
    ['x-length: none', [400]],
  ] as const)
    assert.deepEqual(await statusesOf(headers, file), statuses, headers);
  await nothingLeft();
  assert.deepEqual(await contentsOf(sql), before);
});

test('who leaves while waiting is not worked for', async () => {
  await aPhotoOf(url, seller);
  const pid = encoder.pid() ?? 0;
  process.kill(pid, 'SIGSTOP');
  const before = await contentsOf(sql);
  const leaving = new AbortController();
  // At most two queued photos per user.
  const gone = sellers.map(async (each) => send(url, each, await aJpeg(), { signal: leaving.signal }));
  await someArrivals(3);
  leaving.abort();
  await Promise.allSettled(gone);
  process.kill(pid, 'SIGCONT');
  await nothingLeft();
  assert.deepEqual(await contentsOf(sql), before);
});

test('when too many photos are waiting, the next is told when to come back', async () => {
  const people = await Promise.all(Array.from({ length: 18 }, () => market.person('seller')));
  const { refused, taken } = await uploadAll([...people, ...people], 3);
  // 1 in progress, 32 queued, and 3 rejected.
  assert.deepEqual([refused.length, taken.length], [3, 33]);
  for (const { status, body, headers } of refused) {
    assert.deepEqual([status, body.code], [503, 'busy']);
    assert.ok(Number(headers.get('retry-after')) > 0);
  }
  await nothingLeft();
});

test('nobody has more than two photos in the line, and who has is told when to come back', async () => {
  const { refused, taken } = await uploadAll(Array(6).fill(seller), 4);
  assert.deepEqual([refused.length, taken.length], [4, 2]);
  for (const { status, body, headers } of refused) {
    assert.deepEqual([status, body.code], [429, 'too-many-requests']);
    assert.ok(Number(headers.get('retry-after')) > 0);
  }
});

test('nobody has more than four uploads on the way, however slow they are', async () => {
  const slow = Array.from({ length: 5 }, () => {
    const sent = post({ 'content-length': 100_000 });
    sent.on('error', () => {}).write(Buffer.from([0xff, 0xd8]));
    return sent;
  });
  const answer = await Promise.race(slow.map((sent) => once(sent, 'response')));
  assert.equal((answer as [IncomingMessage])[0].statusCode, 429);
  assert.equal((await send(url, sellers[1] ?? seller, await aJpeg())).status, 200);
  for (const sent of slow) sent.destroy();
  await nothingLeft();
});

test('a photo over which the encoder dies is answered so, and the next is taken', async () => {
  const warm = await aPhotoOf(url, seller);
  const pid = encoder.pid() ?? 0;
  process.kill(pid, 'SIGSTOP');
  const unlucky = send(url, seller, await aJpeg());
  await someArrivals();
  await pause(100);
  process.kill(pid, 'SIGKILL');
  const { status, body, headers } = await unlucky;
  assert.deepEqual([status, body.code], [503, 'busy']);
  assert.ok(headers.get('retry-after'));
  assert.notEqual((await aPhotoOf(url, seller)).name, warm.name);
  assert.notEqual(encoder.pid(), pid);
});

for (const brand of ['heic', 'heix', 'mif1', 'msf1', 'hevc'])
  test(`an iPhone’s ${brand} is answered with what to do on an iPhone`, async () => {
    const file = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from(`ftyp${brand}\0\0\0\0mif1heic`),
      Buffer.alloc(500),
    ]);
    for (const type of ['image/heic', 'image/heif', 'image/jpeg']) {
      const { status, body } = await send(url, seller, file, { type });
      assert.deepEqual([status, body.code, body.errors?.[0]?.field], [415, 'unsupported-media-type', 'photo']);
      assert.match(body.detail ?? '', /iPhone.*Most Compatible.*JPEG/);
    }
  });

test('a type that is no photo is refused by its name', async () => {
  for (const type of ['image/svg+xml', 'image/gif', 'text/html', 'application/octet-stream', 'application/json', 'x']) {
    const { status, body } = await send(url, seller, await aJpeg(), { type });
    assert.deepEqual([status, body.code], [415, 'unsupported-media-type'], type);
  }
});

/** Status codes of a raw request; garbage behind the body is ignored. */
async function statusesOf(headers: string, body: Buffer) {
  const line = connect(Number(new URL(url).port), '127.0.0.1');
  line.on('error', () => {});
  const head = `POST /api${addPhoto.path} HTTP/1.1\r\nhost: x\r\nauthorization: bearer ${seller.token}`;
  line.write(`${head}\r\ncontent-type: image/jpeg\r\n${headers}\r\n\r\n`);
  line.write(body);
  const answer = await new Promise<string>((done) => {
    let received = '';
    line.on('data', (part) => {
      received += part;
      if (received.includes('\r\n\r\n')) done(received);
    });
  });
  line.destroy();
  return [...answer.matchAll(/^HTTP\/1.1 (\d+)/gm)].slice(0, 1).map(([, status]) => Number(status));
}

function post(headers: Record<string, string | number>, agent?: Agent): ClientRequest {
  const all = { authorization: `bearer ${seller.token}`, 'content-type': 'image/jpeg', ...headers };
  return request(url + addPhoto.path, { method: 'POST', headers: all, agent });
}

/** Uploads while the encoder is blocked, until this many are rejected. */
async function uploadAll(people: Caller[], refusals: number) {
  await aPhotoOf(url, seller);
  const pid = encoder.pid() ?? 0;
  process.kill(pid, 'SIGSTOP');
  const answers: Awaited<ReturnType<typeof send>>[] = [];
  const uploads = people.map(async (person) => answers.push(await send(url, person, await aJpeg())));
  while (answers.length < refusals) await pause(10);
  process.kill(pid, 'SIGCONT');
  await Promise.all(uploads);
  const taken = answers.filter(({ status }) => status === 200);
  return { refused: answers.filter(({ status }) => status !== 200), taken };
}

async function tooLarge(sent: ClientRequest) {
  // A reset after the response is harmless.
  sent.on('error', () => {});
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const body = (await json(answer)) as Problem;
  assert.deepEqual([answer.statusCode, body.code, body.errors?.[0]?.field], [413, 'too-large', 'photo']);
}

async function someArrivals(count = 1) {
  while (arrivals().length < count) await pause(5);
}

async function nothingLeft() {
  for (let tries = 0; arrivals().length && tries < 200; tries++) await pause(25);
  assert.deepEqual(arrivals(), []);
}
