import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { openMarket } from '../../test/market.ts';
import { readDisplay } from '../pages/reader-display.ts';
import { fetchCurrencyRates } from './currency-rates.ts';

const RATES = { BDT: 119.5, INR: 84.1 };
const { market } = await openMarket({ currencies: { rates: RATES } });
const { sql, cache } = market;

let answer: RequestListener;
const elsewhere = createServer((request, response) => answer(request, response));
before(() => new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening)));
after(() => elsewhere.close());

const warned: string[] = [];
const log = { warn: (_: object, text: string) => warned.push(text) } as unknown as FastifyBaseLogger;
const fetched = () => ({ rates: RATES, source: `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/` });
const says = (body: object | string, status = 200) => {
  answer = (_, response) => response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  warned.length = 0;
  return fetchCurrencyRates(sql, fetched(), log);
};

/** A page of a reader who has chosen the currency, kept like all pages. */
async function shownRate(code = 'BDT', currencies = fetched()) {
  const request = { headers: { cookie: `currency=${code}` } } as FastifyRequest;
  const kept = await cache.answer(`a page in ${code}`, new AbortController().signal, async (making) => {
    making.tag();
    const { currency } = await readDisplay({ sql, currencies }, request, making);
    return { status: 200, headers: [], body: Buffer.from(String(currency?.perDollar)) };
  });
  const { body } = await kept.for({ headers: {} } as Parameters<typeof kept.for>[0]);
  return Number(body);
}

test('the configured rate is shown until the source answers, and then that one, on kept pages too', async () => {
  assert.equal(await shownRate(), 119.5);
  await says({ base: 'USD', rates: { BDT: 121.25, INR: 83, EUR: 0.9 } });
  assert.deepEqual([await shownRate(), await shownRate('INR'), warned], [121.25, 83, []]);
  await says({ base_code: 'USD', rates: { BDT: 122, INR: 83 } });
  assert.deepEqual([await shownRate(), await shownRate('INR')], [122, 83]);
});

test('only currencies that the operator offers are stored', async () => {
  const stored = await sql`select currency from currency_rates order by currency`;
  assert.deepEqual(
    stored.map(({ currency }) => currency),
    ['BDT', 'INR'],
  );
});

test('a rate that is missing or far off leaves the former one, and is told of', async () => {
  for (const BDT of [0.0082, 0, -122, 12_200, undefined]) {
    await says({ rates: { BDT, INR: 83 } });
    assert.deepEqual([await shownRate(), warned.length], [122, 1], String(BDT));
  }
});

test('no answer, or one of something else, changes nothing', async () => {
  for (const [body, status] of [
    ['', 500],
    [{ rates: { BDT: 60, INR: 60 } }, 404],
    ['<html>', 200],
    [{ rates: 'none' }, 200],
    [{ base: 'EUR', rates: { BDT: 130, INR: 90 } }, 200],
    [{ rates: { BDT: '60', INR: 60 } }, 200],
    [JSON.stringify({ rates: { BDT: 60, INR: 60 } }) + ' '.repeat(300_000), 200],
  ] as const) {
    await says(body, status);
    assert.deepEqual([await shownRate(), warned.length], [122, 1], JSON.stringify(body).slice(0, 60));
  }
});

test('a redirect is not followed', async () => {
  let asked = 0;
  answer = (_, response) => {
    asked++;
    response.writeHead(302, { location: '/elsewhere' }).end();
  };
  await fetchCurrencyRates(sql, fetched(), log);
  assert.equal(asked, 1);
});

test('a fetched rate of over a week ago gives way to the configured one', async () => {
  await sql`update currency_rates set fetched_at = now() - interval '8 days'`;
  await sql`insert into changes (topics) values (array['currency-rates'])`;
  assert.equal(await shownRate(), 119.5);
});

test('without a source nothing is read or fetched', async () => {
  await fetchCurrencyRates(sql, { rates: RATES }, log);
  await sql`insert into changes (topics) values (array['everything'])`;
  assert.equal(await shownRate('BDT', { rates: RATES, source: '' }), 119.5);
});
