import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PRODUCTION } from '../../test/production-settings.ts';
import { readEnv } from '../env.ts';
import { distance } from './misspelt.ts';

test('a misspelt setting stops production, and is warned of elsewhere', () => {
  const misspelt = { DATABSE_URL: 'DATABASE_URL', ADMIN_EMAIL: 'ADMIN_EMAILS', database_url: 'DATABASE_URL' };
  const more = {
    MAILFROM: 'MAIL_FROM',
    STRIPE_PUBLISHEABLE_KEY: 'STRIPE_PUBLISHABLE_KEY',
    DEAL_PAY_HOUR: 'DEAL_PAY_HOURS',
  };
  for (const [name, meant] of Object.entries({ ...misspelt, ...more, SMPT_URL: 'SMTP_URL' })) {
    const sentence = `${name}: is no setting: ${meant} is meant`;
    assert.throws(() => readEnv({ ...PRODUCTION, [name]: 'x' }), new RegExp(sentence));
    assert.deepEqual(readEnv({ [name]: 'x' }).warnings, [sentence]);
  }
});

test('what systems set themselves is nobody’s mistake', () => {
  const names =
    'HOME PATH USER SHELL TERM LANG PWD HOSTNAME HOSTTYPE SHLVL LOGNAME TZ MAIL EDITOR OLDPWD TMPDIR HTTP_PROXY NO_PROXY';
  const more =
    'NODE_OPTIONS NODE_PATH NODE_EXTRA_CA_CERTS INVOCATION_ID KUBERNETES_SERVICE_HOST npm_lifecycle_event PORTS POST DEMOS HOSTS';
  const set = Object.fromEntries([...names.split(' '), ...more.split(' ')].map((name) => [name, 'x']));
  assert.deepEqual(readEnv({ ...PRODUCTION, ...set }).warnings, []);
});

test('how far apart two names are', () => {
  const far = [distance('SMTP_URL', 'SMTP_URL'), distance('SMPT_URL', 'SMTP_URL'), distance('DATABSE', 'DATABASE')];
  assert.deepEqual([...far, distance('DATAABSES', 'DATABASE'), distance('abcd', 'dcba')], [0, 1, 1, 2, 3]);
});

test('in production people come by https, to an origin', () => {
  const at = (PUBLIC_URL: string) => () => readEnv({ ...PRODUCTION, PUBLIC_URL });
  assert.throws(at('http://bikes.example.test'), /PUBLIC_URL: must start with https/);
  for (const address of ['/shop', '/?a=1', '?a=1', '#top'])
    assert.throws(at(`https://bikes.example.test${address}`), /PUBLIC_URL: must be an origin/, address);
  assert.throws(at('https://me:secret@bikes.example.test'), ({ message }: Error) => !message.includes('secret'));
  for (const address of ['https://bikes.example.test:8443/', 'http://localhost:3000', 'http://[::1]:3000'])
    assert.ok(at(address)().production);
});

test('secrets of spaces, steps or little variety are refused in production', () => {
  const weak = [
    ' '.repeat(32),
    'abcdefghijklmnopqrstuvwxyz0123456789',
    '99887766554433221100998877665544',
    `${'a'.repeat(40)}bcdxyzq7`,
  ];
  for (const ACCESS_TOKEN_SECRET of [...weak, ` ${PRODUCTION.ACCESS_TOKEN_SECRET}`])
    assert.throws(() => readEnv({ ...PRODUCTION, ACCESS_TOKEN_SECRET }), /ACCESS_TOKEN_SECRET/, ACCESS_TOKEN_SECRET);
});

test('currency rates name a currency and how much of it a dollar is', () => {
  const { currencies } = readEnv({
    CURRENCY_RATES: 'BDT=119.5, INR=84',
    CURRENCY_RATES_URL: 'https://rates.example.test/USD',
  });
  assert.deepEqual(currencies, { rates: { BDT: 119.5, INR: 84 }, source: 'https://rates.example.test/USD' });
  for (const CURRENCY_RATES of [
    'BDT',
    'BDT=',
    'BDT=0',
    'BDT=-3',
    'bdt=119',
    'USD=1',
    'XQQ=2',
    'BDT=1e9',
    'BDT=119.5;INR=84',
  ])
    assert.throws(
      () => readEnv({ CURRENCY_RATES }),
      /CURRENCY_RATES: ".*" is no currency with its rate/,
      CURRENCY_RATES,
    );
  assert.throws(() => readEnv({ CURRENCY_RATES_URL: 'https://rates.example.test' }), /needs CURRENCY_RATES/);
  assert.throws(
    () => readEnv({ CURRENCY_RATES: 'BDT=1', CURRENCY_RATES_URL: 'file:///etc/passwd' }),
    /CURRENCY_RATES_URL/,
  );
});

test('lists with nonsense in them are refused', () => {
  assert.throws(() => readEnv({ ADMIN_EMAILS: 'a@example.test, boss' }), /ADMIN_EMAILS: "boss" is no e-mail address/);
  for (const ID_ALGORITHMS of ['ES265', 'none', 'HS256', 'ES256;RS256'])
    assert.throws(() => readEnv({ ID_ALGORITHMS }), /ID_ALGORITHMS: .* is no algorithm/, ID_ALGORITHMS);
  const { adminEmails, algorithms } = readEnv({
    ADMIN_EMAILS: 'A@example.test, b@example.test,',
    ID_ALGORITHMS: 'ES256, RS256',
  });
  assert.deepEqual(
    [adminEmails, algorithms],
    [
      ['a@example.test', 'b@example.test'],
      ['ES256', 'RS256'],
    ],
  );
});

test('mails come from an address, or a name with one', () => {
  for (const MAIL_FROM of [
    'a@example.test',
    'Kickstand <a@example.test>',
    'Zoë’s bikes <a@example.test>',
    '<a@example.test>',
  ])
    assert.equal(readEnv({ MAIL_FROM }).MAIL_FROM, MAIL_FROM);
  for (const MAIL_FROM of [
    'Kickstand',
    'Kickstand <a>',
    'a@example.test, b@example.test',
    'K <a@example.test>\nBcc: b@example.test',
  ])
    assert.throws(() => readEnv({ MAIL_FROM }), /MAIL_FROM/, MAIL_FROM);
});

test('IPv6 is listened on, and found by our own parts', () => {
  const near = (HOST: string) => readEnv({ HOST, DEMO: 'off' }).localUrl;
  assert.deepEqual(
    ['::', '[::]', '::1', '[::1]', 'fd00::7', '0.0.0.0', 'localhost'].map(near),
    ['[::1]', '[::1]', '[::1]', '[::1]', '[fd00::7]', '127.0.0.1', 'localhost'].map((host) => `http://${host}:3000`),
  );
  assert.equal(readEnv({ HOST: '[::1]' }).HOST, '::1');
  for (const HOST of ['http://x', 'a b', '::g']) assert.throws(() => readEnv({ HOST }), /HOST/, HOST);
});

test('metrics are for this machine, or for who has the token, and never where the public is', () => {
  assert.equal(readEnv({}).metrics, undefined);
  assert.deepEqual(readEnv({ METRICS_PORT: '9464' }).metrics, { port: 9464, host: '127.0.0.1', token: undefined });
  const token = 'q8Zr1vN5xT0bLw3Ky7HsJd2Fg9Mc4PaE';
  const far = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' };
  assert.throws(() => readEnv(far), /METRICS_TOKEN: needed where METRICS_HOST is for more than this machine/);
  assert.equal(readEnv({ ...far, METRICS_TOKEN: token }).metrics?.host, '0.0.0.0');
  assert.throws(() => readEnv({ ...far, METRICS_TOKEN: 'short' }), /METRICS_TOKEN: needs at least 32 characters/);
  assert.throws(() => readEnv({ METRICS_TOKEN: token }), /METRICS_HOST, METRICS_TOKEN: need METRICS_PORT/);
  assert.throws(() => readEnv({ METRICS_PORT: '3000' }), /METRICS_PORT: is the same as PORT/);
  assert.throws(() => readEnv({ METRICS_PORT: 'x' }), /METRICS_PORT/);
});

test('where errors go has the form of a Sentry address', () => {
  for (const SENTRY_DSN of ['https://key@errors.example.test/7', 'http://key@127.0.0.1:8000/base/7'])
    assert.equal(readEnv({ SENTRY_DSN }).SENTRY_DSN, SENTRY_DSN);
  for (const SENTRY_DSN of ['errors.example.test', 'https://errors.example.test/7', 'https://key@errors.example.test'])
    assert.throws(() => readEnv({ SENTRY_DSN }), /SENTRY_DSN: must be https:\/\/<key>@<host>\/<project>/);
});
