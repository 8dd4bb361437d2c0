import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPublicAddress } from './public-address.ts';

const PUBLIC = ['1.1.1.1', '8.8.8.8', '100.63.255.255', '100.128.0.0', '172.15.0.1', '172.32.0.1', '223.255.255.255'];
const PUBLIC_V6 = ['2606:4700:4700::1111', '2a00:1450:4001:80b::200e', '2001:4860:4860::8888', '2003::1'];
const PRIVATE = {
  'this machine': ['127.0.0.1', '127.255.255.254', '0.0.0.0', '::1', '::'],
  'private networks': ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd00:ec2::254'],
  'link-local, with the metadata of clouds': ['169.254.169.254', '169.254.0.1', 'fe80::1', 'fe80::1%eth0'],
  'metadata elsewhere': ['168.63.129.16', '100.100.100.200', '192.0.0.192'],
  'carriers’ own networks': ['100.64.0.1', '100.127.255.255'],
  multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1'],
  'reserved and broadcast': ['240.0.0.1', '255.255.255.255', '192.0.2.1', '198.18.0.1', '203.0.113.5', '2001:db8::1'],
  'IPv4 in IPv6': ['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '::ffff:7f00:1', '0:0:0:0:0:ffff:a00:1'],
  'NAT64, 6to4 and Teredo': ['64:ff9b::7f00:1', '64:ff9b:1::1', '2002:7f00:1::1', '2001::1'],
  'no address': ['', 'localhost', '127.1', '2130706433', '0x7f.0.0.1', '017700000001', '1.1.1.1 ', '2606:4700::/32'],
};

for (const address of [...PUBLIC, ...PUBLIC_V6])
  test(`${address} is public`, () => {
    assert.equal(isPublicAddress(address), true);
  });

for (const [kind, addresses] of Object.entries(PRIVATE))
  for (const address of addresses)
    test(`${kind}: ${JSON.stringify(address)} is not public`, () => {
      assert.equal(isPublicAddress(address), false);
    });
