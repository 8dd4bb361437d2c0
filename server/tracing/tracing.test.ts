import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { after, test } from 'node:test';
import Fastify from 'fastify';
import { bookProduct, listBookings } from '#contract/bookings.ts';
import { aBookingOf } from '../../test/bookings.ts';
import { openMarket } from '../../test/market.ts';
import { aProductOf } from '../../test/products.ts';
import { nameOf } from './statements.ts';
import { Tracing } from './tracing.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

interface Export {
  resourceSpans: { resource: Pick<Span, 'attributes'>; scopeSpans: { spans: Span[] }[] }[];
}

const received: Export[] = [];
const receiver = createServer(async (request, response) => {
  assert.equal(request.url, '/v1/traces');
  received.push((await json(request)) as Export);
  response.setHeader('content-type', 'application/json').end('{}');
});
await once(receiver.listen(0, '127.0.0.1'), 'listening');
after(() => receiver.close());

process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
process.env.OTEL_BSP_SCHEDULE_DELAY = '50';
process.env.OTEL_RESOURCE_ATTRIBUTES = 'deployment.environment.name=test';

const lines: string[] = [];
const tracing = new Tracing({ version: '1.2.3', isBehindProxy: true });
after(tracing.stop.bind(tracing));
const market = await openMarket({
  log: { write: (line) => void lines.push(line) },
  observe: () => tracing.watchWeb,
});
const [buyer, seller] = await Promise.all([market.person('buyer'), market.person('seller')]);

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const traceparent = `00-${TRACE}-${PARENT}-01`;

const spans = () =>
  received
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap((one) => one.scopeSpans)
    .flatMap((one) => one.spans);
const of = ({ attributes }: Pick<Span, 'attributes'>, name: string) => {
  const { value } = attributes.find(({ key }) => key === name) ?? {};
  return value?.stringValue ?? value?.intValue;
};

async function spanWhere(isIt: (span: Span) => boolean): Promise<Span> {
  for (
    const end = performance.now() + 15_000;
    performance.now() < end;
    await new Promise((done) => setTimeout(done, 50))
  ) {
    const span = spans().find(isIt);
    if (span) return span;
  }
  assert.fail(`only ${spans().map(({ name }) => name)}`);
}

test('a request continues the trace of the proxy, and its statements are below it', async () => {
  const path = listBookings.path.replace(':email', encodeURIComponent(buyer.email));
  const answer = await fetch(`${market.url}${path}`, {
    headers: { traceparent, authorization: `bearer ${buyer.token}` },
  });
  assert.equal(answer.status, 200);
  const request = await spanWhere(({ traceId, kind }) => traceId === TRACE && kind === 2);
  assert.deepEqual(
    [request.name, request.parentSpanId, of(request, 'http.response.status_code')],
    ['GET /api/booking/:email', PARENT, 200],
  );
  const statement = await spanWhere(
    ({ parentSpanId, name }) => parentSpanId === request.spanId && name.includes('bookings'),
  );
  assert.match(String(of(statement, 'db.query.text')), /\$1/);
  const [{ resource } = {}] = received.at(-1)?.resourceSpans ?? [];
  assert.ok(resource);
  assert.deepEqual(
    ['service.name', 'service.version', 'deployment.environment.name'].map((name) => of(resource, name)),
    ['kickstand', '1.2.3', 'test'],
  );
  assert.ok(lines.some((line) => JSON.parse(line).traceId === TRACE));
});

test('the statements of a transaction belong to the request whose body began it', async () => {
  await aBookingOf(buyer, await aProductOf(seller));
  const request = await spanWhere(({ name }) => name === `POST /api${bookProduct.path}`);
  await spanWhere(({ name, parentSpanId }) => parentSpanId === request.spanId && name === 'begin');
  await spanWhere(({ name, parentSpanId }) => parentSpanId === request.spanId && name.startsWith('update products'));
});

test('what people sent and who they are is in no span', () => {
  const text = JSON.stringify(received);
  for (const secret of [buyer.email, seller.email, buyer.token ?? '', encodeURIComponent(buyer.email)])
    assert.ok(!text.includes(secret));
});

test('a job and its statements are a trace of their own, and its fault is seen', async () => {
  const { sql } = market.market;
  await tracing.watchJob('seal-audit', () => sql`select 1 from audit limit 1`);
  const job = await spanWhere(({ name }) => name === 'job seal-audit');
  await spanWhere(({ name, parentSpanId }) => name === 'select audit' && parentSpanId === job.spanId);
  await assert.rejects(tracing.watchJob('failing', () => sql`select no_such_column from audit`));
  const failed = await spanWhere(({ name }) => name === 'job failing');
  const statement = await spanWhere(({ parentSpanId }) => parentSpanId === failed.spanId);
  assert.deepEqual(
    [failed.status.code, statement.status.code, of(statement, 'db.response.status_code')],
    [2, 2, '42703'],
  );
});

test('statements outside of requests and jobs have no span', async () => {
  await market.market.sql`select 1 from idempotency_keys limit 0`.catch(() => {});
  await tracing.watchJob('after it', async () => {});
  await spanWhere(({ name }) => name === 'job after it');
  assert.ok(!spans().some((span) => String(of(span, 'db.query.text')).includes('limit 0')));
});

test('without a proxy that is trusted, a caller chooses no trace', async () => {
  const open = new Tracing({ version: '1', isBehindProxy: false });
  const app = Fastify();
  app.decorateRequest('traceId', undefined);
  open.watchWeb(app);
  app.get('/ours', async ({ traceId }) => traceId);
  const { body } = await app.inject({ url: '/ours', headers: { traceparent } });
  assert.match(body, /^[\da-f]{32}$/);
  assert.notEqual(body, TRACE);
  await open.stop();
  await app.close();
});

test('statements are named by what they do and the first table', () => {
  for (const [text, name] of [
    ['select id from products where id = $1', 'select products'],
    ['with gone as (delete from uploads returning id) insert into changes select id from gone', 'delete uploads'],
    ['begin', 'begin'],
    ['set local statement_timeout = 0', 'statement'],
  ] as const)
    assert.equal(nameOf(text), name);
});
