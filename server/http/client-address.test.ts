import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { clientAddress, isNextHop } from './client-address.ts';

const FORWARDED = [
  undefined,
  '',
  '203.0.113.7',
  ' 203.0.113.7 ',
  '203.0.113.9, 203.0.113.7',
  '203.0.113.9,2001:db8::7',
];

for (const trustProxy of [true, false])
  test(`a client has the address that fastify sees, ${trustProxy ? 'behind a proxy' : 'without one'}`, async () => {
    const app = Fastify({ trustProxy: trustProxy && isNextHop });
    app.get('/', ({ raw, ip }) => ({ before: clientAddress(raw, trustProxy), ip }));
    for (const forwarded of FORWARDED) {
      const response = await app.inject({
        url: '/',
        headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      });
      const { before, ip } = response.json<{ before: string; ip: string }>();
      assert.equal(before, ip, forwarded);
      assert.equal(before.endsWith('7'), trustProxy && Boolean(forwarded));
    }
  });
