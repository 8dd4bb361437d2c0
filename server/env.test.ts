import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { test } from 'node:test';
import { readEnv } from './env.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://market@db.example.test/market',
  PUBLIC_URL: 'https://bikes.example.test/',
  ACCESS_TOKEN_SECRET: 'B7xq2LmZ0rTn5VdKs8WfYc3HgJ1pEaQu',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  SMTP_URL: 'smtps://mail.example.test',
};

test('nothing set: a demo marketplace on port 3000', () => {
  const env = readEnv({});
  assert.deepEqual(
    [env.publicUrl, env.demo, env.production, env.RATE_LIMIT],
    ['http://localhost:3000', true, false, 'on'],
  );
});

test('one process serves unless more are wanted, at most 64', () => {
  const wanted = (WEB_CONCURRENCY: string) => readEnv({ WEB_CONCURRENCY }).WEB_CONCURRENCY;
  assert.deepEqual([wanted(''), wanted('2'), wanted('64')], [1, 2, 64]);
  assert.equal(wanted('max'), Math.min(availableParallelism(), 64));
  for (const nonsense of ['0', '65', '1.5', 'many']) assert.throws(() => wanted(nonsense), /WEB_CONCURRENCY/);
});

test('a database of one’s own is not filled with the demo marketplace unless asked', () => {
  const { DATABASE_URL } = PRODUCTION;
  assert.equal(readEnv({ DATABASE_URL }).demo, false);
  assert.equal(readEnv({ DATABASE_URL, DEMO: 'on' }).demo, true);
});

test('the database may be several servers, one of which takes writes', () => {
  const read = (DATABASE_URL: string) => readEnv({ DATABASE_URL }).DATABASE_URL;
  for (const url of [
    'postgres://u:p,w@a.example:5432,b.example:5433/market?sslmode=verify-full',
    'postgresql://a,b,c/market?target_session_attrs=read-write',
    'postgres://[::1]:5432/market',
  ])
    assert.equal(read(url), url);
  const faults: [url: string, fault: RegExp][] = [
    ['mysql://a/market', /must start with postgres:/],
    ['postgres://a:1,b/market', /the port of each or of none/],
    ['postgres://a:1,[::1]:2/market', /host:port,host:port/],
    ['postgres://a:1,/market', /host:port,host:port/],
    ['postgres://a:1,b:2/market?target_session_attrs=any', /primary or read-write/],
    ['postgres://a/market?target_session_attrs=standby', /primary or read-write/],
  ];
  for (const [url, fault] of faults) assert.throws(() => read(url), fault, url);
  assert.throws(() => readEnv({ DATABASE_READ_URL: 'postgres://a,b/market' }), /name one server/);
});

test('a folder of the operator’s pages that is not there stops the start', () => {
  assert.equal(readEnv({ PAGES_DIR: import.meta.dirname }).PAGES_DIR, import.meta.dirname);
  for (const PAGES_DIR of ['/no/such/folder', import.meta.filename])
    assert.throws(() => readEnv({ PAGES_DIR }), /PAGES_DIR: there is no such folder/);
});

test('every fault is listed at once', () => {
  assert.throws(
    () => readEnv({ PORT: 'no', SMTP_URL: 'http://x', LOG_LEVEL: 'loud' }),
    ({ message }: Error) => ['PORT', 'SMTP_URL', 'LOG_LEVEL'].every((name) => message.includes(name)),
  );
});

test('how many bikes a seller may have on sale can be set', () => {
  assert.equal(readEnv({}).listing.newSeller, 10);
  assert.equal(readEnv({ LISTING_NEW_SELLER: '3' }).listing.newSeller, 3);
  assert.throws(
    () => readEnv({ LISTING_EACH_DEAL: 'many', DEAL_PAY_HOURS: 'no' }),
    /DEAL_PAY_HOURS[\s\S]*LISTING_EACH_DEAL/,
  );
});

test('half of an account is refused', () => {
  assert.throws(() => readEnv({ STRIPE_SECRET_KEY: 'sk_test_1' }), /STRIPE_SECRET_KEY.*set all of them or none/);
  assert.throws(() => readEnv({ S3_ENDPOINT: 'https://s3.example.test' }), /S3_BUCKET.*set all of them or none/);
});

test('photos lie in a bucket when its whole account is given', () => {
  const S3 = {
    S3_ENDPOINT: 'https://s3.example.test',
    S3_BUCKET: 'bikes',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 's',
  };
  assert.equal(readEnv({ ...PRODUCTION, ...S3 }).S3_REGION, 'us-east-1');
  assert.throws(() => readEnv({ ...S3, S3_ENDPOINT: 's3.example.test' }), /S3_ENDPOINT/);
  assert.throws(() => readEnv({ ...S3, S3_BUCKET: '../bikes' }), /S3_BUCKET/);
});

test('a replica is one server: what one of several shows says nothing about the others', () => {
  const DATABASE_READ_URL = 'postgres://market@replica.example.test:5433/market?sslmode=require';
  assert.equal(readEnv({ ...PRODUCTION, DATABASE_READ_URL }).DATABASE_READ_URL, DATABASE_READ_URL);
  const several = 'postgres://market@one.example.test,two.example.test/market';
  assert.throws(() => readEnv({ ...PRODUCTION, DATABASE_READ_URL: several }), /DATABASE_READ_URL.*one server/);
});

test('pictures from elsewhere are fetched unless that is turned off', () => {
  assert.equal(readEnv(PRODUCTION).PICTURE_FETCH, 'on');
  assert.throws(() => readEnv({ PICTURE_FETCH: 'never' }), /PICTURE_FETCH/);
});

test('production starts with everything it needs, and the address loses its last slash', () => {
  const env = readEnv(PRODUCTION);
  assert.deepEqual([env.production, env.demo, env.publicUrl], [true, false, 'https://bikes.example.test']);
});

for (const name of Object.keys(PRODUCTION).filter((name) => name !== 'NODE_ENV'))
  test(`production does not start without ${name}`, () => {
    assert.throws(() => readEnv({ ...PRODUCTION, [name]: '' }), new RegExp(`${name}`));
  });

test('production has no demo and no open gates', () => {
  assert.throws(() => readEnv({ ...PRODUCTION, DEMO: 'on', RATE_LIMIT: 'off' }), /DEMO[\s\S]*RATE_LIMIT/);
});

test('another identity service brings its own Google; our letters about deals still need a mail server', () => {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, ...others } = PRODUCTION;
  const ID_ISSUER = 'https://id.example.test';
  assert.ok(readEnv({ ...others, ID_ISSUER, ID_JWKS_URL: `${ID_ISSUER}/jwks` }).production);
  assert.throws(() => readEnv({ ...others, ID_ISSUER }), /ID_JWKS_URL/);
  assert.throws(() => readEnv({ ...others, ID_ISSUER, ID_JWKS_URL: `${ID_ISSUER}/jwks`, SMTP_URL: '' }), /SMTP_URL/);
  assert.ok(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET);
});

const stripe = (changes: Record<string, string>) => ({
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  ...changes,
});

test('Stripe’s restricted keys are taken, and both keys are for one mode', () => {
  for (const STRIPE_SECRET_KEY of ['sk_test_1', 'rk_test_1'])
    assert.equal(readEnv(stripe({ STRIPE_SECRET_KEY })).STRIPE_SECRET_KEY, STRIPE_SECRET_KEY);
  const live = { STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
  for (const STRIPE_SECRET_KEY of ['sk_live_1', 'rk_live_1']) readEnv(stripe({ ...live, STRIPE_SECRET_KEY }));
  for (const mixed of [live, { STRIPE_SECRET_KEY: 'sk_live_1' }, { STRIPE_SECRET_KEY: 'rk_live_1' }])
    assert.throws(() => readEnv(stripe(mixed)), /one is for test mode, the other one for live mode/);
  for (const STRIPE_SECRET_KEY of ['pk_test_1', 'sk_1', 'rk_prod_1'])
    assert.throws(() => readEnv(stripe({ STRIPE_SECRET_KEY })), /STRIPE_SECRET_KEY: must start with sk_test_/);
});

test('each endpoint of Stripe’s has a secret of its own', () => {
  const secrets = (STRIPE_WEBHOOK_SECRET: string) => readEnv(stripe({ STRIPE_WEBHOOK_SECRET })).webhookSecrets;
  assert.deepEqual(secrets('whsec_1'), ['whsec_1']);
  assert.deepEqual(secrets('whsec_1, whsec_2,whsec_3'), ['whsec_1', 'whsec_2', 'whsec_3']);
  assert.deepEqual(readEnv({}).webhookSecrets, []);
  for (const wrong of ['whsec_1,', 'whsec_1,sk_2', 'whsec_1 whsec_2', ','])
    assert.throws(() => secrets(wrong), /STRIPE_WEBHOOK_SECRET: must start with whsec_/);
});

test('where sellers abroad are is a country’s code', () => {
  assert.equal(readEnv({ STRIPE_SELLER_COUNTRY: 'DE' }).STRIPE_SELLER_COUNTRY, 'DE');
  for (const wrong of ['de', 'Germany', 'D'])
    assert.throws(() => readEnv({ STRIPE_SELLER_COUNTRY: wrong }), /STRIPE_SELLER_COUNTRY: must be two capital/);
});
