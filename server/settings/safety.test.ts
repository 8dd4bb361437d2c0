import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { PRODUCTION } from '../../test/production-settings.ts';
import { readEnv } from '../env.ts';
import { isWeakSecret } from './safety.ts';

test('a word for the mode that is none of the three stops the start', () => {
  for (const NODE_ENV of ['Production', 'PRODUCTION', 'prod', 'live', 'staging'])
    assert.throws(() => readEnv({ ...PRODUCTION, NODE_ENV }), /NODE_ENV: must be one of development, test, production/);
  for (const NODE_ENV of ['', 'development', 'test', 'production']) readEnv({ ...PRODUCTION, NODE_ENV, DEMO: 'off' });
});

test('what is made for trying out is not shown to others by mistake', () => {
  const others = [
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.7' },
    { PUBLIC_URL: 'https://bikes.example.test' },
    { PUBLIC_URL: 'http://localhost.evil.test' },
  ];
  for (const setting of others) {
    assert.throws(() => readEnv(setting), /NODE_ENV: HOST or PUBLIC_URL/, JSON.stringify(setting));
    assert.ok(readEnv({ ...setting, DEMO: 'on' }).demo);
    assert.ok(!readEnv({ ...setting, DEMO: 'off' }).demo);
  }
  for (const HOST of ['127.0.0.1', '127.0.0.2', 'localhost', '::1']) assert.ok(readEnv({ HOST }).demo);
  for (const PUBLIC_URL of ['http://localhost:3000', 'http://bikes.localhost', 'http://127.0.0.1', 'http://[::1]:3000'])
    assert.ok(readEnv({ PUBLIC_URL }).demo);
});

test('secrets that can be guessed are refused in production', () => {
  const weak = ['x'.repeat(32), 'ab'.repeat(20), 'changeme'.repeat(5), `${'secret'.repeat(6)}sec`, '01234'.repeat(8)];
  for (const secret of weak) {
    assert.throws(() => readEnv({ ...PRODUCTION, ACCESS_TOKEN_SECRET: secret }), /ACCESS_TOKEN_SECRET: is too easy/);
    assert.throws(() => readEnv({ ...PRODUCTION, AUDIT_SECRET: secret }), /AUDIT_SECRET: is too easy/);
    assert.ok(readEnv({ ACCESS_TOKEN_SECRET: secret }));
  }
  for (let turn = 0; turn < 200; turn++)
    for (const form of ['hex', 'base64'] as const) assert.ok(!isWeakSecret(randomBytes(32).toString(form)));
});

test('production says what travels in clear, unless it stays on the machine or in its network', () => {
  const about = (changes: Record<string, string>) =>
    readEnv({ ...PRODUCTION, ...changes }).warnings.map((warning) => warning.split(':')[0]);
  assert.deepEqual(about({}), []);
  assert.deepEqual(about({ DATABASE_URL: 'postgres://db.example.test/market' }), ['DATABASE_URL']);
  assert.deepEqual(about({ DATABASE_URL: 'postgres://me:pw@a.example.test:1,b.example.test:2/market' }), [
    'DATABASE_URL',
  ]);
  assert.deepEqual(about({ DATABASE_READ_URL: 'postgres://db.example.test/m?sslmode=prefer' }), ['DATABASE_READ_URL']);
  assert.deepEqual(about({ SMTP_URL: 'smtp://mail.example.test:587' }), ['SMTP_URL']);
  assert.deepEqual(about({ SECURITY_CONTACT: '' }), ['SECURITY_CONTACT']);
  for (const host of ['127.0.0.1', 'localhost', '10.0.0.5', '192.168.0.2', '172.20.1.1', '[fd00::1]']) {
    assert.deepEqual(about({ DATABASE_URL: `postgres://${host}/market`, SMTP_URL: `smtp://${host}:25` }), []);
  }
  assert.deepEqual(about({ SMTP_URL: 'smtp://mail.example.test?requireTLS=true' }), []);
  assert.deepEqual(readEnv({}).warnings, []);
});

test('a contact for weaknesses is a mail or web address', () => {
  assert.throws(() => readEnv({ SECURITY_CONTACT: 'me@example.test' }), /SECURITY_CONTACT: must start with mailto:/);
  assert.throws(() => readEnv({ SECURITY_CONTACT: 'http://example.test/me' }), /SECURITY_CONTACT/);
});
