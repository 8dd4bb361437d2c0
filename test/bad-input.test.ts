import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as categories from '#contract/categories.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { Problem, type ProblemCode } from '#contract/errors.ts';
import * as products from '#contract/products.ts';
import { badFields, badParameters, strangeTexts } from './bad-values.ts';
import { aBookingOf } from './bookings.ts';
import { channelBodies, channelParameters } from './channels.ts';
import { contentsOf } from './contents.ts';
import { messageBodies } from './conversations.ts';
import { dealBodies } from './deal-bodies.ts';
import { declaredEndpoints, fieldsOf } from './endpoints.ts';
import { importBodies } from './imports.ts';
import { judgements } from './judgements.ts';
import { openMarket } from './market.ts';
import type { Caller } from './people.ts';
import { aProductOf, aValuedBike, goodBike, meeting } from './products.ts';
import { seeded } from './seeded.ts';

const market = await openMarket();
const { sql } = market.market;
const [buyer, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);
const booked = await aProductOf(seller);
const productId = await aProductOf(seller);
const bookingId = await aBookingOf(buyer, booked);
const { resalePrice } = goodBike;
const [yamaha] = (await admin.call(categories.listCategories)).body;
const ofYamaha = { id: yamaha?._id ?? '' };

const goodBodies: Record<string, [caller: Caller, body: object, params?: Record<string, string>]> = {
  addProduct: [seller, goodBike],
  checkFrame: [seller, { frameNumber: 'ME4KC319B8400001' }],
  editProduct: [seller, { ...goodBike, revision: 1 }, { id: productId }],
  bookProduct: [buyer, { productId, ...meeting }],
  createPaymentIntent: [buyer, { bookingId, resalePrice }],
  recordPayment: [buyer, { bookingId, transactionId: 'pi_123' }],
  createUser: [buyer, { name: buyer.name, email: buyer.email, role: 'buyer' }],
  addCategory: [admin, { brandName: 'TVS' }],
  changeCategory: [admin, { brandName: 'YAMAHA' }, ofYamaha],
  orderCategories: [admin, { ids: [] }],
  ...(await importBodies(seller)),
  readNotices: [buyer, { upTo: bookingId }],
  ...channelBodies(buyer),
  retireCategory: [admin, { isRetired: false }, ofYamaha],
  ...(await messageBodies({ buyer, seller, admin }, { productId, bookingId })),
  ...judgements({ buyer, seller, admin }, productId),
  ...dealBodies({ buyer, seller, admin }, bookingId),
};
const good = (name: string) => {
  const [caller, body, params = {}] = goodBodies[name] ?? [];
  assert.ok(caller && body, `${name} has no good body here`);
  return { caller, body, params };
};
const goodParameters = {
  ...channelParameters,
  ...aValuedBike,
  email: buyer.email,
  id: productId,
  photoId: productId,
  brandName: 'HERO',
  role: 'buyer',
  step: 'phone',
  cut: 'brand',
  table: 'days',
};

const endpoints = await declaredEndpoints();
const named = (name: string) => endpoints.get(name) as Endpoint;
const withBody = [...endpoints].filter(([, { body }]) => body).map(([name]) => name);

test('every field of every body, and every parameter, is tried here', () => {
  for (const name of withBody) assert.deepEqual(fieldsOf(named(name).body), Object.keys(badFields[name] ?? {}), name);
  for (const { params, query } of endpoints.values())
    for (const name of [...fieldsOf(params), ...fieldsOf(query)]) assert.ok(name in badParameters, name);
});

for (const name of withBody)
  test(`${name} names the field that is wrong and writes nothing`, async () => {
    const { caller, body, params } = good(name);
    await unchanged(async () => {
      for (const [field, values] of Object.entries(badFields[name] ?? {}))
        for (const value of values) {
          const reply = await caller.call(named(name), { params, body: { ...body, [field]: value } });
          refused(reply, 400, 'bad-input', `${field}: ${shown(value)}`);
          const faulty = reply.body.errors?.map((fault) => fault.field) ?? [];
          assert.deepEqual([...new Set(faulty)], [field], shown(value));
        }
    });
  });

test('all the faults of a form are told at once', async () => {
  const { body } = await seller.call(products.addProduct, { body: {} });
  const needed = [
    'productName',
    'img',
    'orgPrice',
    'resalePrice',
    'yearsOfUse',
    'sellerLocation',
    'sellerPhone',
    'disc',
  ];
  assert.deepEqual(body.errors?.map(({ field }) => field).sort(), needed.sort());
});

for (const name of withBody)
  test(`${name} takes a JSON object and nothing else`, async () => {
    const { caller, body: goodBody, params } = good(name);
    const { method, access } = named(name);
    const path = named(name).path.replace(/:(\w+)/g, (_, parameter: string) => params[parameter] ?? '');
    const send = (
      body: string | Uint8Array<ArrayBuffer>,
      headers: Record<string, string> = { 'content-type': 'application/json' },
    ) =>
      fetch(market.url + path, {
        method,
        headers: { authorization: `bearer ${access === 'identified' ? caller.idToken : caller.token}`, ...headers },
        body,
      });
    const text = JSON.stringify(goodBody);
    const expect = async (answer: Promise<Response>, status: number, code: ProblemCode, what: string) => {
      const {
        status: found,
        headers,
        json,
      } = await answer.then(async (a) => ({ status: a.status, headers: a.headers, json: await a.json() }));
      refused({ status: found, headers, body: json }, status, code, what);
    };
    await unchanged(async () => {
      for (const body of ['null', '"text"', '[]', '7', 'true', '{}', `[${text}]`, JSON.stringify(text), ''])
        await expect(send(body), 400, 'bad-input', body);
      const nested = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
      await expect(send(nested), 400, 'bad-input', 'deeply nested');
      for (const body of [
        '{',
        text.slice(0, -1),
        `${text}x`,
        "{'a': 1}",
        '{"a": NaN}',
        'a=1&b=2',
        '<a/>',
        '\0',
        '\ufeff\ufeff{}',
      ])
        await expect(send(body), 400, 'not-json', body);
      for (const poison of ['"__proto__": {"role": "admin"}', '"constructor": {"prototype": {"role": "admin"}}'])
        await expect(send(`{${poison}, ${text.slice(1)}`), 400, 'not-json', poison);
      await expect(send(new Uint8Array([0x1f, 0x8b, 8, 0, 0xff])), 400, 'not-json', 'bytes');
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/xml',
        'x',
      ])
        await expect(send(text, { 'content-type': type }), 415, 'unsupported-media-type', type);
      await expect(send(new TextEncoder().encode(text), {}), 415, 'unsupported-media-type', 'no content type');
      await expect(send(`{"a": "${'x'.repeat(64 * 1024)}", ${text.slice(1)}`), 413, 'too-large', 'too large');
    });
    assert.equal(({} as { role?: string }).role, undefined);
  });

test('every parameter in an address is checked', async () => {
  await unchanged(async () => {
    for (const [name, endpoint] of endpoints) {
      const [params, query] = [fieldsOf(endpoint.params), fieldsOf(endpoint.query)];
      for (const field of [...params, ...query])
        for (const value of badParameters[`${name} ${field}`] ?? badParameters[field] ?? []) {
          // An empty path segment is a different path.
          if (params.includes(field) && !String(value).trim()) continue;
          const all = { ...pick(params), ...pick(query), [field]: value };
          const reply = await callerFor(endpoint).call(endpoint, { params: all, query: only(all, query) });
          if (params.includes(field) && String(value).length > 300) assert.ok([400, 414].includes(reply.status));
          else refused(reply, 400, 'bad-input', `${name} ${field}: ${shown(value)}`);
        }
    }
  });
});

test('addresses that cannot be read are refused as such', async () => {
  const authorization = `bearer ${admin.token}`;
  const paths = [
    '/users/%',
    '/users/%E0%A4%A',
    '/users/%ff%fe',
    `/users/${'x'.repeat(5000)}`,
    '/bookings/%00',
    '/categories/%2e%2e%2f',
  ];
  for (const path of paths) {
    const answer = await fetch(market.url + path, { headers: { authorization } });
    const reply = { status: answer.status, headers: answer.headers, body: await answer.json() };
    assert.ok([400, 404, 414].includes(reply.status), path);
    refused(reply, reply.status, undefined, path);
  }
  for (const [method, path] of [
    ['PATCH', '/users'],
    ['GET', '/nothing'],
    ['DELETE', '/categories'],
    ['POST', '/bookings/x'],
  ] as const) {
    const answer = await fetch(market.url + path, { method, headers: { authorization } });
    refused({ status: answer.status, headers: answer.headers, body: await answer.json() }, 404, 'not-found', path);
  }
});

test('whatever comes, the answer is a clear one', async () => {
  const random = seeded(20261121);
  const any = (list: unknown[]) => list[Math.floor(random() * list.length)];
  const everything = Object.values(badFields)
    .flatMap((fields) => Object.values(fields).flat())
    .concat(strangeTexts);
  for (let round = 0; round < 400; round++) {
    const name = String(any(withBody));
    const [caller, good] = goodBodies[name] as [Caller, object];
    const body: Record<string, unknown> = random() < 0.7 ? { ...good } : {};
    for (let change = 0; change <= random() * 4; change++) {
      const value = random() < 0.2 ? { [String(any(strangeTexts))]: [any(everything)] } : any(everything);
      body[String(any([...Object.keys(good), ...strangeTexts]))] = value;
    }
    const reply = await caller.call(named(name), { body });
    assert.ok(reply.status < 500, `${name} ${JSON.stringify(body)}`);
    if (reply.status >= 400) refused(reply, reply.status, undefined, JSON.stringify(body));
  }
});

function refused(
  reply: { status: number; headers: Headers; body: unknown },
  status: number,
  code: ProblemCode | undefined,
  what: string,
) {
  assert.equal(reply.status, status, `${what}: ${JSON.stringify(reply.body)}`);
  assert.match(reply.headers.get('content-type') ?? '', /^application\/problem\+json/, what);
  const problem = Problem.parse(reply.body);
  assert.equal(problem.status, status);
  if (code) assert.equal(problem.code, code, what);
  assert.ok(problem.title && problem.detail, what);
}

async function unchanged(attempts: () => Promise<void>) {
  const before = await contentsOf(sql);
  await attempts();
  assert.deepEqual(await contentsOf(sql), before);
}

const callerFor = ({ access, path }: Endpoint) => (access === 'seller' ? seller : path === '/jwt' ? buyer : admin);
const only = (values: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
const pick = (names: string[]) => only(goodParameters, names);
const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 80) ?? 'missing';
