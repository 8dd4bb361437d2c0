import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import { addProduct, readProducts } from '#contract/products.ts';
import { readOperatorPages } from '#server/pages/operator-pages/operator-pages.ts';
import { pageData } from '#server/pages/page-data.ts';
import { cardHolder } from './cards.ts';
import { testDatabase } from './database.ts';
import type { Cast } from './deal-in.ts';
import { declaredEndpoints } from './endpoints.ts';
import { goodCalls } from './good-calls.ts';
import { openMarket } from './market.ts';
import { PAGES } from './page-budgets.ts';
import { addressOf, aPhotoOf } from './photos.ts';
import { anAdvertisedProductOf, aProductOf, describedBike, sellerIdOf } from './products.ts';
import { READS, WRITES } from './statement-budgets.ts';
import { recordStatements, type Sent } from './statement-recorder.ts';

const database = await testDatabase();
const wire = await recordStatements(database);
// Loads of the memory index belong to no call.
const market = await openMarket({ database: wire.database, mostBikesInMemory: 0 });
const [buyer, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);
const cast: Cast = { market, cards: cardHolder(market), buyer, seller, admin };
const calls = goodCalls(cast, database.sql);
const endpoints = await declaredEndpoints();
const BUDGETS = { ...READS, ...WRITES };
/** Belong to no call: connection setup of the driver, refresh of the search vocabulary, and what is written in batches: security events, counts of rate limits. */
const OF_NO_CALL =
  /pg_catalog|pg_backend_pid|insert into (security_events|rate_counts)|unnest\(s\.terms\)|select brand_name as name from categories/;
const texts = (sent: Sent[]) => sent.map(({ text }) => text.replace(/\s+/g, ' ').trim());
const isTransaction = ({ text }: Sent) => /^(begin|commit|rollback|savepoint)/.test(text);

async function statementsOf<T>(act: () => Promise<T>) {
  const { result, sent } = await wire.during(act);
  return { result, sent: sent.filter(({ text }) => !OF_NO_CALL.test(text)) };
}

test('every endpoint of the contract has a budget, and a good call', () => {
  const known = [...endpoints.keys()].sort();
  assert.deepEqual(Object.keys(BUDGETS).sort(), known);
  assert.deepEqual(Object.keys(calls).sort(), known);
});

const toured: Sent[] = [];

test('no call sends more statements than its budget', async (t) => {
  const over: string[][] = [];
  for (const [name, endpoint] of endpoints) {
    const call = await calls[name]?.(endpoint);
    assert.ok(call);
    const { result, sent } = await statementsOf(call);
    assert.equal(result.status, 200, name);
    toured.push(...sent);
    const statements = sent.filter((one) => !isTransaction(one));
    const most = BUDGETS[name] ?? 0;
    t.diagnostic(`${name}: ${statements.length} of ${most}, in ${sent.at(-1)?.round ?? 0} rounds`);
    if (statements.length > most) over.push([`${name}: ${statements.length} of ${most}`, ...texts(statements)]);
    if (name in READS) assert.equal(statements.length, sent.length, `${name} reads, and needs no transaction`);
  }
  assert.deepEqual(over, []);
});

const build = (await import(pathToFileURL(join(import.meta.dirname, '../build/server/index.js')).href)) as ServerBuild;
const publicRoutes = Object.values(build.routes).filter(
  (route) => route?.parentId === 'root' && route.path !== 'dashboard',
);

test('every public page has a budget', () => {
  assert.deepEqual(Object.keys(PAGES).sort(), publicRoutes.map((route) => `/${route?.path ?? ''}`).sort());
});

test('no public page sends more statements than its budget', async (t) => {
  const ids = await Promise.all([1, 2, 3].map(() => anAdvertisedProductOf(seller, describedBike)));
  const filled: Record<string, string> = {
    '/search': '/search?q=pulsar',
    '/compare': `/compare?bikes=${ids.join()}`,
    '/categories/:brandName': '/categories/BAJAJ',
    '/products/:id': `/products/${ids[0]}`,
    '/inspect/:id': `/inspect/${ids[0]}`,
    '/sellers/:id': `/sellers/${await sellerIdOf(market.nobody, ids[0] ?? '')}`,
    '/*': '/nowhere',
  };
  const { marketContext, renderedPageContext } = build.entry.module as unknown as Record<string, RouterContext<object>>;
  assert.ok(marketContext && renderedPageContext);
  const render = createRequestHandler(build, 'production');
  for (const [page, most] of Object.entries(PAGES)) {
    const { signal } = new AbortController();
    const context = new RouterContextProvider();
    context.set(renderedPageContext, {});
    context.set(
      marketContext,
      pageData(
        market.market,
        { tag: () => {}, expire: () => {}, signal, written: undefined },
        { operatorPages: readOperatorPages(market.market.settings) },
      ),
    );
    const request = new Request(new URL(filled[page] ?? page, 'https://bikes.example.test'), { signal });
    const { result, sent } = await statementsOf(() => render(request, context));
    assert.equal(result.status, page === '/*' ? 404 : 200, page);
    t.diagnostic(`${page}: ${sent.length} of ${most}, in ${sent.at(-1)?.round ?? 0} rounds`);
    assert.ok(sent.length <= most, [page, ...texts(sent)].join('\n'));
    toured.push(...sent);
  }
});

test('a photo takes one statement', async () => {
  const { name } = await aPhotoOf(market.url, seller);
  const { result, sent } = await statementsOf(() => fetch(addressOf(market.url, name)));
  assert.deepEqual([result.status, sent.length], [200, 1]);
});

test('every statement is prepared, but for the word that begins a transaction', () => {
  const plain = toured.filter(({ prepared }) => !prepared).map(({ text }) => text.trim());
  assert.ok(plain.length > 0);
  for (const text of plain) assert.match(text, /^begin( isolation level repeatable read read only)?$/);
});

test('the statements of all calls are of few texts: each connection can keep them all', async (t) => {
  const [kept] = await market.market.sql<{ statements: number }[]>`
    select count(*) as statements from pg_prepared_statements`;
  const { size } = new Set(texts(toured));
  t.diagnostic(`${size} texts, ${kept?.statements} prepared statements`);
  assert.ok(size > 100 && size < 400);
  assert.ok(kept && kept.statements > 100 && kept.statements < 450);
});

test('a longer list is no other statement', async () => {
  const seen = { reading: new Set<string>(), listing: new Set<string>() };
  for (const many of [1, 2, 4]) {
    const ids: string[] = [];
    const photos: { name: string }[] = [];
    while (ids.length < many) ids.push(await aProductOf(seller));
    while (photos.length < many) photos.push({ name: (await aPhotoOf(market.url, seller)).name });
    const read = await statementsOf(() => buyer.call(readProducts, { query: { ids: ids.join() } }));
    const listed = await statementsOf(() => seller.call(addProduct, { body: { ...describedBike, photos } }));
    for (const text of texts(read.sent)) seen.reading.add(text);
    for (const text of texts(listed.sent)) seen.listing.add(text);
    assert.deepEqual([read.sent.length, listed.sent.length], [seen.reading.size, seen.listing.size]);
  }
});
