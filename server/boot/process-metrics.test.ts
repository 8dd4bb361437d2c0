import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listBookings, readBooking } from '#contract/bookings.ts';
import { listCategories } from '#contract/categories.ts';
import { aBookingOf } from '../../test/bookings.ts';
import { openMarket } from '../../test/market.ts';
import { aJpeg, send } from '../../test/photos.ts';
import { aProductOf } from '../../test/products.ts';
import { until } from '../../test/worker-processes.ts';
import { businessEvents } from '../counts/counts.ts';
import { poolFigures } from '../database/connect.ts';
import type { ProcessMetrics } from '../metrics/metrics.ts';
import { openQueueMetrics, processMetrics } from './process-metrics.ts';

let metrics!: ProcessMetrics;
let full!: ProcessMetrics;
const market = await openMarket({
  rateLimit: true,
  observe(services) {
    metrics = processMetrics(services, 'web-1');
    return metrics.watchWeb;
  },
});
const { sql } = market.market;
const [buyer, seller] = await Promise.all([market.person('buyer'), market.person('seller')]);

async function samples() {
  const lines = (await metrics.text()).split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}
const sampleOf = async (series: string) => (await samples()).get(series) ?? 0;

test('requests count by the pattern of their route, never by what people sent', async () => {
  await buyer.call(readBooking, { params: { id: '019a0000-0000-7000-8000-0000000004e1' } });
  await buyer.call(listBookings, { params: { email: buyer.email } });
  await fetch(`${market.url}/nothing/${buyer.email}`, { method: 'PROPFIND' });
  const found = await samples();
  const series = (route: string, status: string) =>
    found.get(`kickstand_http_requests_total{method="GET",route="${route}",status="${status}",worker="web-1"}`);
  assert.deepEqual([series('/api/bookings/:id', '4xx'), series('/api/booking/:email', '2xx')], [1, 1]);
  const duration =
    'kickstand_http_request_duration_seconds_count{worker="web-1",method="GET",route="/api/bookings/:id"}';
  assert.equal(found.get(duration), 1);
  const text = [...found.keys()].join('\n');
  assert.ok(!text.includes(buyer.email) && !text.includes('019a0000') && !text.includes('PROPFIND'));
});

test('what is kept counts without a route', async () => {
  const count = (outcome: string) => sampleOf(`kickstand_cache_responses_total{outcome="${outcome}",worker="web-1"}`);
  const [misses, hits, unchanged] = [await count('miss'), await count('hit'), await count('unchanged')];
  const read = (etag?: string) =>
    fetch(market.url + listCategories.path, { headers: etag ? { 'if-none-match': etag } : {} });
  const first = await read();
  await first.text();
  await (await read()).text();
  await read(first.headers.get('etag') ?? '');
  assert.deepEqual(
    [await count('miss'), await count('hit'), await count('unchanged')],
    [misses + 1, hits + 1, unchanged + 1],
  );
  assert.ok((await sampleOf('kickstand_cache_bytes{worker="web-1"}')) > 2000);
  assert.ok((await sampleOf('kickstand_cache_poll_seconds_count{worker="web-1"}')) >= 2);
});

test('who is above a quota is counted by route, and is none of those without a place', async () => {
  await sql`
    insert into quota_uses (person_id, quota, window_start, used)
    select id, 'photos', date_trunc('hour', now(), 'UTC'), 400 from users where email = ${seller.email}`;
  assert.equal((await send(market.url, seller, await aJpeg())).status, 429);
  assert.equal(await sampleOf('kickstand_rate_limit_refusals_total{route="/api/photos",worker="web-1"}'), 1);
  const found = await samples();
  assert.equal(found.get('kickstand_load_rejections_total{class="calls",reason="share",worker="web-1"}'), 0);
});

test('who finds no place is counted as such, and is above no rate limit', async () => {
  const busy = await openMarket({
    loadShedding: { inside: 1, waiting: 0, patience: 1, share: 1 },
    observe: (services) => (app, loadShedder) => {
      full = processMetrics(services, 'busy');
      full.watchWeb(app, loadShedder);
    },
  });
  const asked = Array.from({ length: 20 }, () => fetch(`${busy.url}/bookings/x`));
  const refused = (await Promise.all(asked)).filter(({ status }) => status === 503).length;
  const text = await full.text();
  assert.ok(refused > 0);
  assert.match(
    text,
    new RegExp(`kickstand_load_rejections_total\\{class="calls",reason="full",worker="busy"\\} ${refused}`),
  );
  assert.doesNotMatch(text, /kickstand_rate_limit_refusals_total\{/);
});

test('a booking, a bike and a person count where they are written', async () => {
  const before = new Map(businessEvents);
  await aBookingOf(buyer, await aProductOf(seller));
  await market.person('buyer');
  const more = (event: 'booking' | 'bike' | 'person') => businessEvents.get(event) - (before.get(event) ?? 0);
  assert.deepEqual([more('booking'), more('bike'), more('person')], [1, 1, 1]);
  const booked = await sampleOf('kickstand_business_events_total{event="booking",worker="web-1"}');
  assert.equal(booked, businessEvents.get('booking'));
});

test('connections at work and statements that wait are told by pool', async () => {
  const { size } = poolFigures(sql);
  const connections = async (state: string) =>
    sampleOf(`kickstand_database_connections{pool="market",state="${state}",worker="web-1"}`);
  const asked = Array.from({ length: size + 3 }, () => sql`select pg_sleep(0.5)`.execute());
  await until(async () => (await connections('used')) === size);
  assert.deepEqual([await connections('size'), await connections('waiting')], [size, 3]);
  await Promise.all(asked);
  assert.deepEqual([await connections('used'), await connections('waiting')], [0, 0]);
});

test('a job counts by how it ended', async () => {
  await metrics.watchJob('seal-audit', async () => {});
  await assert.rejects(metrics.watchJob('seal-audit', () => Promise.reject(new Error('no'))));
  const runs = (outcome: string) =>
    sampleOf(`kickstand_job_runs_total{job="seal-audit",outcome="${outcome}",worker="web-1"}`);
  assert.deepEqual([await runs('success'), await runs('failure')], [1, 1]);
  const last = await sampleOf('kickstand_job_last_success_timestamp_seconds{job="seal-audit",worker="web-1"}');
  assert.ok(Math.abs(last - Date.now() / 1000) < 60);
});

test('queues tell their length and age, and say when the database does not', async () => {
  const running: { stop(): Promise<void> }[] = [];
  const queues = openQueueMetrics(market.market, market.target, running);
  await sql`
    insert into saved_search_news (search_id, untold, due_at)
    select gen_random_uuid(), 1, now() - interval '5 minutes' from generate_series(1, 3)`;
  const text = await queues.text();
  assert.match(text, /kickstand_queue_length\{queue="saved-search-news"\} 3/);
  assert.match(text, /kickstand_queue_oldest_seconds\{queue="saved-search-news"\} 30\d/);
  for (const name of ['refunds', 'payouts', 'reversals', 'letters', 'pushes', 'imports', 'pictures', 'portraits'])
    assert.match(text, new RegExp(`kickstand_queue_readable\\{queue="${name}"\\} 1`));
  await sql`alter table saved_search_news rename to mislaid`;
  const again = openQueueMetrics(market.market, market.target, running);
  const broken = await again.text();
  await sql`alter table mislaid rename to saved_search_news`;
  assert.match(broken, /kickstand_queue_readable\{queue="saved-search-news"\} 0/);
  assert.doesNotMatch(broken, /kickstand_queue_length\{queue="saved-search-news"\}/);
  assert.match(broken, /kickstand_queue_readable\{queue="refunds"\} 1/);
  for (const part of running) await part.stop();
});
