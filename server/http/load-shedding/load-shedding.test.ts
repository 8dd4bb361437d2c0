import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { test } from 'node:test';
import { Problem } from '#contract/errors.ts';
import { listSellerProducts } from '#contract/products.ts';
import { openMarket } from '../../../test/market.ts';
import { aProductOf, goodBike } from '../../../test/products.ts';
import { holdRequest, openSecondServer, type SecondServer, until } from '../../../test/second-server.ts';

const LONG_MS = 60_000;

const market = await openMarket();
const { sql } = market.market;
const [buyer, seller] = await Promise.all([market.person('buyer'), market.person('seller')]);

const ask = (entrance: SecondServer, init: RequestInit = {}) =>
  fetch(`${entrance.url}/booking/${buyer.email}`, {
    ...init,
    headers: { authorization: `bearer ${buyer.token}`, ...init.headers },
  });
const many = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

test('of a storm so many are served, the rest hears early that we are busy, and then all is as before', async () => {
  const entrance = await openSecondServer(market, { patience: LONG_MS });
  const goOn = await holdRequest(market);
  const order: string[] = [];
  const storm = many(600, async () => {
    const line = entrance.line();
    line.write(
      `GET /api/booking/${buyer.email} HTTP/1.1\r\nhost: kickstand\r\nauthorization: bearer ${buyer.token}\r\n\r\n`,
    );
    const answer = await responseOn(line);
    line.destroy();
    order.push(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? answer);
    return answer;
  });
  await until(() => order.length === 440);
  await goOn();
  const answers = await Promise.all(storm);
  assert.deepEqual([...new Set(order.slice(0, 440))], ['503']);
  assert.deepEqual([...new Set(order.slice(440))], ['200']);
  const [head = '', body = ''] = answers.find((answer) => answer.includes(' 503 '))?.split('\r\n\r\n') ?? [];
  assert.match(head, /^retry-after: 2$/im);
  assert.match(head, /^content-type: application\/problem\+json$/im);
  assert.equal(Problem.parse(JSON.parse(body)).code, 'busy');
  assert.equal((await ask(entrance)).status, 200);
});

test('who has waited for too long is told that we are busy; who is being served is answered', async () => {
  const entrance = await openSecondServer(market, { inside: 2, waiting: 3, patience: 50 });
  const goOn = await holdRequest(market);
  const order: number[] = [];
  const answers = many(5, async () => order.push((await ask(entrance)).status));
  await until(() => order.length === 3);
  await goOn();
  await Promise.all(answers);
  assert.deepEqual(order, [503, 503, 503, 200, 200]);
});

test('who leaves while waiting takes along what they wanted, and their place in the line', async () => {
  const entrance = await openSecondServer(market, { inside: 2, waiting: 6, patience: LONG_MS });
  const dealer = await market.person('seller');
  const list = (signal: AbortSignal) =>
    fetch(`${entrance.url}/product`, {
      method: 'POST',
      headers: { authorization: `bearer ${dealer.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(goodBike),
      signal,
    });
  const goOn = await holdRequest(market);
  const served = many(2, () => ask(entrance));
  await until(async () => (await waitingForUsers()) === 2);
  const leaving = new AbortController();
  const left = many(6, () => list(leaving.signal).catch(({ name }: Error) => name));
  await until(() => entrance.loadShedder.isFull);
  const open = await entrance.connections();
  leaving.abort();
  await until(async () => (await entrance.connections()) === open - 6);
  const next = many(6, () => ask(entrance));
  await until(() => entrance.loadShedder.isFull);
  await goOn();
  assert.deepEqual([...new Set(await Promise.all(left))], ['AbortError']);
  for (const { status } of await Promise.all([...served, ...next])) assert.equal(status, 200);
  const { body } = await dealer.call(listSellerProducts, { params: { email: dealer.email } });
  assert.deepEqual(body, []);
});

test('who leaves while being served keeps the place until the work has ended', async () => {
  const entrance = await openSecondServer(market, { inside: 1, waiting: 1, patience: LONG_MS });
  const goOn = await holdRequest(market);
  const leaving = new AbortController();
  const left = ask(entrance, { signal: leaving.signal }).catch(({ name }: Error) => name);
  await until(async () => (await waitingForUsers()) === 1);
  leaving.abort();
  assert.equal(await left, 'AbortError');
  await until(async () => (await entrance.connections()) === 0);
  const next = ask(entrance);
  await until(() => entrance.loadShedder.isFull);
  assert.equal(await waitingForUsers(), 1);
  await goOn();
  assert.equal((await next).status, 200);
});

test('a slow reader holds up nobody', async () => {
  const entrance = await openSecondServer(market, { inside: 1, patience: LONG_MS });
  const disc = 'It was kept well. '.repeat(100);
  await Promise.all(many(40, () => aProductOf(seller, { disc })));
  const { unread } = entrance.slowReader(`/api/products/${seller.email}?limit=100`, 80, seller.token);
  await until(unread);
  for (let round = 0; round < 5; round++) assert.equal((await ask(entrance)).status, 200);
});

test('slow bodies hold up nobody, and are taken when they are here', async () => {
  const body = JSON.stringify(goodBike);
  const [begun, rest] = [body.slice(0, 40), body.slice(40)];
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  const ways = [
    [`content-length: ${body.length}`, begun, rest],
    ['transfer-encoding: chunked', chunk(begun), `${chunk(rest)}0\r\n\r\n`],
  ] as const;
  for (const [framing, first, last] of ways) {
    const entrance = await openSecondServer(market, { inside: 1, waiting: 0 });
    const slow = many(5, () => entrance.line());
    for (const line of slow) line.write(`${listing(framing)}${first}`);
    await until(() => entrance.asked() === slow.length);
    assert.equal((await ask(entrance)).status, 200);
    for (const line of slow) {
      line.write(last);
      assert.match(await responseOn(line), /^HTTP\/1\.1 200 /);
      line.destroy();
    }
  }
});

test('a body that does not arrive is waited for no longer than it should take', async () => {
  const entrance = await openSecondServer(market, { arrival: 20 });
  const line = entrance.line();
  line.write(`${listing('content-length: 4000')}{`);
  const [head = '', body = ''] = (await responseOn(line)).split('\r\n\r\n');
  assert.match(head, /^HTTP\/1\.1 408 /);
  assert.match(head, /^connection: close$/im);
  assert.equal(Problem.parse(JSON.parse(body)).code, 'too-slow');
  await until(async () => (await entrance.connections()) === 0);
});

test('who asks for what is just being made for others needs no place', async () => {
  const entrance = await openSecondServer(market, { inside: 1, waiting: 0 });
  const blocker = await sql.reserve();
  await blocker`begin`;
  await blocker`lock table products in access exclusive mode`;
  const first = fetch(`${entrance.url}/advertize`);
  await until(async () => (await waitingFor('products')) === 1);
  const others = many(20, () => fetch(`${entrance.url}/advertize`));
  assert.equal((await ask(entrance)).status, 503);
  await until(async () => (await entrance.connections()) >= 21);
  await blocker`rollback`;
  blocker.release();
  for (const { status } of await Promise.all([first, ...others])) assert.equal(status, 200);
});

test('a browser is shown a page that says so, with a policy that allows it nothing else', async () => {
  const entrance = await openSecondServer(market, { inside: 1, waiting: 0 });
  const goOn = await holdRequest(market);
  const served = ask(entrance);
  await until(async () => (await waitingForUsers()) === 1);
  const answer = await ask(entrance, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
  await goOn();
  assert.equal((await served).status, 200);
  assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '2']);
  assert.match(answer.headers.get('content-type') ?? '', /^text\/html/);
  assert.match(answer.headers.get('content-security-policy') ?? '', /^default-src 'none'; style-src 'sha256-/);
  const page = await answer.text();
  assert.match(page, /<h1>One moment, please<\/h1>/);
  assert.doesNotMatch(page, /<script/);
});

test('searches wait for searches alone', async () => {
  const { promise: over, resolve: end } = Promise.withResolvers<string>();
  const entrance = await openSecondServer(market, { inside: 1, waiting: 0 }, [
    (scope, { loadShedder }) => {
      loadShedder.join(scope, { classOf: () => 'searches' });
      scope.get('/long-search', () => over);
    },
  ]);
  const long = fetch(`${entrance.origin}/long-search`);
  await until(() => entrance.asked() === 1);
  for (const search of ['search', 'search?q=pulsar', 'search/suggestions?q=p'])
    assert.equal((await fetch(`${entrance.url}/${search}`)).status, 503, search);
  assert.equal((await ask(entrance)).status, 200);
  end('found');
  assert.equal((await long).status, 200);
  assert.equal((await fetch(`${entrance.url}/search`)).status, 200);
});

const listing = (framing: string) =>
  `POST /api/product HTTP/1.1\r\nhost: kickstand\r\nauthorization: bearer ${seller.token}\r\ncontent-type: application/json\r\n${framing}\r\n\r\n`;

async function responseOn(line: Socket) {
  const [text] = await once(line, 'data');
  return String(text);
}

const waitingForUsers = () => waitingFor('users');

async function waitingFor(table: string) {
  const [row] = await sql<{ count: number }[]>`
    select count(*) from pg_locks where not granted and relation = ${table}::regclass
    and database = (select oid from pg_database where datname = current_database())`;
  return row?.count ?? 0;
}
