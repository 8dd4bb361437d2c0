import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { listBookings, readBooking } from '#contract/bookings.ts';
import { createPaymentIntent } from '#contract/payments.ts';
import { addProduct } from '#contract/products.ts';
import { createUser, listUsers, readUser, removeUser } from '#contract/users.ts';
import { aBookingOf } from './bookings.ts';
import { cardHolder } from './cards.ts';
import { openMarket } from './market.ts';
import { aProductOf, goodBike, meeting } from './products.ts';

interface Line {
  reqId?: string;
  method?: string;
  route?: string;
  status?: number;
  err?: { type: string; message: string; stack: string };
}

const KEY = '019a0000-0000-7000-8000-0000000004e1';
let written = '';
const keep = (line: string) => {
  written += line;
};
const market = await openMarket({ log: { write: keep } });
const [buyer, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);
const lines = () =>
  written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

test('a line tells which request, which route and how it ended', async () => {
  const before = lines().length;
  const { headers } = await buyer.call(listBookings, { params: { email: buyer.email } });
  await buyer.call(listUsers, { query: { role: 'seller' } });
  await buyer.call(readBooking, { params: { id: 'not an id' } });
  await fetch(`${market.url}/nothing/${buyer.email}`);
  const [found, ...others] = lines().slice(before);
  assert.deepEqual(
    [found?.reqId, found?.method, found?.route, found?.status],
    [headers.get('x-request-id'), 'GET', '/api/booking/:email', 200],
  );
  assert.deepEqual(
    others.map(({ route, status }) => [route, status]),
    [
      ['/api/users', 403],
      ['/api/bookings/:id', 400],
      ['unknown', 404],
    ],
  );
});

test('a request is named by us, not by its sender', async () => {
  const answer = await fetch(`${market.url}/categories`, { headers: { 'request-id': 'mine', 'x-request-id': 'mine' } });
  assert.match(answer.headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/);
});

test('a fault of our own is logged with the place where it happened', async () => {
  const { sql } = market.market;
  await sql`alter table products add constraint impossible check (name <> 'Impossible')`;
  const { status, body, headers } = await seller.call(addProduct, { body: { ...goodBike, productName: 'Impossible' } });
  await sql`alter table products drop constraint impossible`;
  assert.deepEqual([status, body.code], [500, 'unexpected']);
  assert.doesNotMatch(JSON.stringify(body), /impossible|constraint|sql|postgres/i);
  const fault = lines().find(({ err }) => err);
  assert.equal(fault?.reqId, headers.get('x-request-id'));
  assert.match(fault?.err?.message ?? '', /violates check constraint "impossible"/);
  assert.match(fault?.err?.stack ?? '', /PostgresError/);
});

test('nothing that people are or write is in the log', async () => {
  const bookingId = await aBookingOf(buyer, await aProductOf(seller));
  const { body } = await buyer.call(createPaymentIntent, { body: { bookingId, resalePrice: goodBike.resalePrice } });
  const intentId = await cardHolder(market).pay(buyer, bookingId, goodBike.resalePrice);
  await cardHolder(market).send('{"secret": "of an event"}', 'a signature');
  await admin.call(readUser, { params: { email: seller.email } });
  await admin.call(listUsers, { query: { role: 'buyer', search: buyer.name } });
  await seller.call(addProduct, { body: goodBike, key: KEY });
  await buyer.call(createUser, { body: { email: buyer.email, name: '', role: 'emperor' } });
  await admin.call(removeUser, { params: { email: seller.email } });
  await fetch(`${market.url}/users/%ff${buyer.email}`, { headers: { authorization: `bearer ${buyer.token}` } });
  await brokenRequest(
    `GET /api/booking/${buyer.email} HTTP/1.1\r\nauthorization: bearer ${buyer.token}\r\nbad header\r\n\r\n`,
  );
  const people = [buyer, seller, admin].flatMap(({ email, name, token, idToken, subject }) => [
    email,
    name,
    token,
    idToken,
    subject,
  ]);
  const facts = [
    goodBike.sellerPhone,
    goodBike.disc,
    goodBike.productName,
    meeting.number,
    meeting.location,
    'emperor',
  ];
  const secrets = [
    body.clientSecret,
    intentId,
    bookingId,
    KEY,
    'of an event',
    'a signature',
    ...Object.values(market.secrets).flat(),
  ];
  for (const word of [...people, ...facts, ...secrets, 'example.test', 'bearer'])
    assert.ok(word && !written.includes(word), `the log holds ${word}`);
  assert.ok(lines().length > 15);
});

async function brokenRequest(text: string) {
  const { hostname, port } = new URL(market.url);
  const socket = connect(Number(port), hostname);
  socket.end(text);
  for await (const _ of socket);
}
