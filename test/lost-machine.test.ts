import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { connect as dial } from 'node:net';
import { after, test } from 'node:test';
import { bookProduct } from '#contract/bookings.ts';
import { addProduct, listSellerProducts } from '#contract/products.ts';
import { readAccessToken } from '#contract/session.ts';
import { createUser } from '#contract/users.ts';
import { testDatabase } from './database.ts';
import { dialled, redirected } from './database-address.ts';
import { flakyLine } from './flaky-proxy.ts';
import { cookiesOf } from './letters.ts';
import { openStream } from './live.ts';
import { type Marketplace, startMarketplace } from './marketplace.ts';
import { PASSWORD } from './newcomer.ts';
import { type Caller, callerOf } from './people.ts';
import { addressOf, aJpeg, send } from './photos.ts';
import { aProductOf, goodBike, meeting } from './products.ts';
import { startS3 } from './s3-server.ts';

const PUBLIC_URL = 'http://localhost:3999';

const database = await testDatabase();
const line = await flakyLine(() => dialled(database.target));
const target = redirected(database.target, line.port);
const s3 = await startS3();
const { endpoint, bucket, accessKeyId, secretAccessKey, region } = s3.settings;
const shared = {
  DATABASE_URL: 'url' in target ? target.url : `postgres://${target.user}@127.0.0.1:${line.port}/${target.database}`,
  PUBLIC_URL,
  ACCESS_TOKEN_SECRET: randomUUID() + randomUUID(),
  DEMO: 'off',
  LOG_LEVEL: 'error',
  RATE_LIMIT: 'on',
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
};
const machines: Marketplace[] = [];
after(async () => {
  await Promise.all(machines.map((machine) => machine.stop()));
  await line.stop();
  await database.stop();
  await s3.stop();
});
for (let count = 0; count < 2; count++) machines.push(await startMarketplace(shared));
const [lost, left] = machines as [Marketplace, Marketplace];

interface Session {
  cookie: string;
  person: Caller;
}

const headers = { 'content-type': 'application/json', origin: PUBLIC_URL };

/** Signs up at one machine. */
async function join({ url }: Marketplace, role: 'buyer' | 'seller'): Promise<Session> {
  const [email, name] = [`${role}-${randomUUID()}@example.test`, 'Maya'];
  const body = JSON.stringify({ email, name, password: PASSWORD });
  const signUp = await fetch(`${url}/api/auth/sign-up/email`, { method: 'POST', headers, body });
  assert.equal(signUp.status, 200);
  await database.sql`update identity."user" set "emailVerified" = true where email = ${email}`;
  const cookie = cookiesOf(signUp);
  const joining = callerOf(`${url}/api`, { email, name, idToken: await idTokenOf(url, cookie) });
  await joining.call(createUser, { body: { email, name, role } });
  return { cookie, person: await goOn(url, { cookie, person: joining }) };
}

const idTokenOf = async (url: string, cookie: string) =>
  ((await (await fetch(`${url}/api/auth/token`, { headers: { ...headers, cookie } })).json()) as { token: string })
    .token;

/** As an open page does when its tokens run out. */
async function goOn(url: string, { cookie, person: { email, name } }: Session): Promise<Caller> {
  const idToken = await idTokenOf(url, cookie);
  const { body } = await callerOf(`${url}/api`, { idToken }).call(readAccessToken, { query: { email } });
  return callerOf(`${url}/api`, { email, name, idToken, token: body.accessToken });
}

const at = ({ url }: Marketplace, person: Caller) => callerOf(`${url}/api`, person);

test('wrong passwords count at all machines together', async () => {
  const { email } = (await join(lost, 'buyer')).person;
  const statuses: number[] = [];
  for (const { url } of [lost, left, lost, left, lost, left]) {
    const body = JSON.stringify({ email, password: 'not the password' });
    statuses.push((await fetch(`${url}/api/auth/sign-in/email`, { method: 'POST', headers, body })).status);
  }
  assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429]);
});

test('a machine is lost: people stay logged in, streams and retries go on at another', async () => {
  const [seller, buyer] = [await join(lost, 'seller'), await join(lost, 'buyer')];
  const productId = await aProductOf(seller.person);
  const key = randomUUID();
  const listed = await seller.person.call(addProduct, { body: goodBike, key });
  const photo = await send(`${lost.url}/api`, seller.person, await aJpeg());
  assert.equal(photo.status, 200);
  const { reader } = await openStream(`${lost.url}/api`, seller.person);
  await reader.hears('resync');
  const halfSent = beginUpload(lost, seller.person);
  const unanswered = randomUUID();
  const cutOff = seller.person.call(addProduct, { body: goodBike, key: unanswered }).catch(() => {});
  await lost.kill();
  await Promise.all([reader.ended(), cutOff]);
  halfSent.destroy();

  const survivor = at(left, seller.person);
  const booked = await at(left, buyer.person).call(bookProduct, { body: { productId, ...meeting } });
  assert.equal(booked.status, 200);
  const again = await openStream(`${left.url}/api`, seller.person, { 'last-event-id': reader.lastId ?? '' });
  await again.reader.hears('notices', booked.body.insertedId);
  assert.ok(!again.reader.names.includes('resync'));
  again.reader.close();

  const repeated = await survivor.call(addProduct, { body: goodBike, key });
  assert.deepEqual(repeated.body, listed.body);
  for (let time = 0; time < 2; time++)
    assert.equal((await survivor.call(addProduct, { body: goodBike, key: unanswered })).status, 200);
  const bikes = await survivor.call(listSellerProducts, { params: { email: survivor.email } });
  assert.equal(bikes.body.length, 3);

  assert.equal((await fetch(addressOf(`${left.url}/api`, photo.body.name))).status, 200);
  const place = await survivor.call(addProduct, { body: { ...goodBike, photos: [{ name: photo.body.name }] } });
  assert.equal(place.status, 200);
  const uploads = await Promise.all(
    Array.from({ length: 2 }, async () => send(`${left.url}/api`, survivor, await aJpeg())),
  );
  assert.deepEqual(
    uploads.map(({ status }) => status),
    [200, 200],
  );

  const renewed = await goOn(left.url, seller);
  assert.equal((await renewed.call(listSellerProducts, { params: { email: renewed.email } })).status, 200);
  const signOut = await fetch(`${left.url}/api/auth/sign-out`, {
    method: 'POST',
    headers: { ...headers, cookie: seller.cookie },
    body: '{}',
  });
  assert.equal(signOut.status, 200);
  assert.equal((await renewed.call(listSellerProducts, { params: { email: renewed.email } })).status, 401);
});

/** A photo of which only the beginning arrives. */
function beginUpload({ url }: Marketplace, { token }: Caller) {
  const socket = dial(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {});
  const head = ['POST /api/photos HTTP/1.1', 'host: kickstand', `authorization: bearer ${token}`];
  socket.write(`${[...head, 'content-type: image/jpeg', 'content-length: 100000'].join('\r\n')}\r\n\r\nthe beginning`);
  return socket;
}
