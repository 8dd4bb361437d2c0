import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressKey, networkKey } from './address-key.ts';

test('an IPv4 address counts whole, however it is written', () => {
  for (const ip of [
    '203.0.113.7',
    '::ffff:203.0.113.7',
    '::FFFF:203.0.113.7',
    '::ffff:cb00:7107',
    '0:0:0:0:0:ffff:cb00:7107',
  ])
    assert.deepEqual([addressKey(ip), networkKey(ip)], ['203.0.113.7', undefined], ip);
});

test('IPv6 addresses of one /64 count together, and those of one /48 in a wider count', () => {
  for (const ip of ['2001:db8:2:2::1', '2001:DB8:2:2:ffff:1:2:3', '2001:0db8:0002:0002::', '2001:db8:2:2::1%eth0'])
    assert.deepEqual([addressKey(ip), networkKey(ip)], ['2001:db8:2:2/64', '2001:db8:2/48'], ip);
  assert.deepEqual(
    [addressKey('2001:db8:2:3::1'), networkKey('2001:db8:2:3::1')],
    ['2001:db8:2:3/64', '2001:db8:2/48'],
  );
  assert.deepEqual([addressKey('2001:db8::1'), networkKey('2001:db8::1')], ['2001:db8:0:0/64', '2001:db8:0/48']);
  assert.equal(addressKey('::1'), '0:0:0:0/64');
  assert.equal(addressKey('64:ff9b::192.0.2.1'), '64:ff9b:0:0/64');
});

test('what is no address counts as what it is', () => {
  assert.deepEqual([addressKey('unknown'), networkKey('unknown')], ['unknown', undefined]);
});
