import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import Fastify from 'fastify';
import { testDatabase } from '../../test/database.ts';
import { addressCounter } from './address-rate-limit.ts';
import { openRateLimits } from './rate-limit/rate-limit.ts';

const OF_AN_ADDRESS = 5;
const NETWORKS_SHARE = 4;

const { sql, target, stop } = await testDatabase();
const rateLimits = openRateLimits({ enforced: true, target, hashOf: (name) => name });
after(async () => {
  await rateLimits.stop();
  await stop();
});

async function visitors(what = randomUUID()) {
  const app = Fastify();
  app.addHook('onRequest', addressCounter(rateLimits, what, OF_AN_ADDRESS));
  app.setErrorHandler(({ status }: Error & { status?: number }, _request, reply) => reply.code(status ?? 500).send());
  app.get('/', () => 'here');
  const status = async (remoteAddress: string) => (await app.inject({ url: '/', remoteAddress })).statusCode;
  const spend = async (count: number, address: (call: number) => string) => {
    for (let call = 0; call < count; call++) assert.equal(await status(address(call)), 200, `call ${call}`);
  };
  return { status, spend };
}

test('who has a /64 has no more than one address has', async () => {
  const { status, spend } = await visitors();
  await spend(OF_AN_ADDRESS, (call) => `2001:db8:2:2::${call.toString(16)}`);
  assert.equal(await status('2001:db8:2:2:abcd::1'), 429);
  assert.equal(await status('2001:db8:2:3::1'), 200);
});

test('who has a /48 has as much as four', async () => {
  const { status, spend } = await visitors();
  await spend(OF_AN_ADDRESS * NETWORKS_SHARE, (call) => `2001:db8:7:${call.toString(16)}::1`);
  assert.equal(await status('2001:db8:7:ffff::1'), 429);
  for (const other of ['2001:db8:8::1', '203.0.113.7']) assert.equal(await status(other), 200);
});

test('an IPv4 address counts alone', async () => {
  const { status, spend } = await visitors();
  await spend(OF_AN_ADDRESS, () => '203.0.113.7');
  assert.equal(await status('::ffff:203.0.113.7'), 429);
  assert.equal(await status('203.0.113.8'), 200);
});

test('a network that is over its limit leaves no traces of its addresses', async () => {
  const what = randomUUID();
  const { status, spend } = await visitors(what);
  await spend(OF_AN_ADDRESS * NETWORKS_SHARE, (call) => `2001:db8:7:${call.toString(16)}::1`);
  for (let call = 0; call < 100; call++) assert.equal(await status(`2001:db8:7:${(1000 + call).toString(16)}::1`), 429);
  await rateLimits.stop();
  assert.equal(
    (await sql`select from rate_counts where key like ${`${what}%`}`).length,
    OF_AN_ADDRESS * NETWORKS_SHARE + 1,
  );
});
