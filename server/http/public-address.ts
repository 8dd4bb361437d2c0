import { BlockList, isIP } from 'node:net';

/** Private, reserved and multicast blocks (IANA's special-purpose registries). */
const NOT_PUBLIC_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  // Azure's metadata service has a public address that only its own machines reach.
  '168.63.129.16/32',
];

/** Global unicast IPv6; mapped IPv4, NAT64, link-local, unique local and multicast lie outside. */
const GLOBAL_V6 = '2000::/3';
/** Exceptions within it: protocol assignments with Teredo, documentation, 6to4, AS112. */
const NOT_PUBLIC_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

const privateV4 = blocks('ipv4', NOT_PUBLIC_V4);
const globalV6 = blocks('ipv6', [GLOBAL_V6]);
const privateV6 = blocks('ipv6', NOT_PUBLIC_V6);

export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !privateV4.check(address, 'ipv4');
    case 6:
      return !address.includes('%') && globalV6.check(address, 'ipv6') && !privateV6.check(address, 'ipv6');
    default:
      return false;
  }
}

function blocks(family: 'ipv4' | 'ipv6', subnets: string[]) {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [net = '', prefix] = subnet.split('/');
    list.addSubnet(net, Number(prefix), family);
  }
  return list;
}
