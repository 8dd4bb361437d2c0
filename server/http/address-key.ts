import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(?:0:)?(\d+\.\d+\.\d+\.\d+)$/i;

/** Rate limit key of a client: IPv4 in full, IPv6 by /64, as one client controls a whole /64. */
export function addressKey(ip: string): string {
  const address = plain(ip);
  return isIPv6(address) ? `${prefix(address, 4)}/64` : address;
}

export function networkKey(ip: string): string | undefined {
  const address = plain(ip);
  return isIPv6(address) ? `${prefix(address, 3)}/48` : undefined;
}

function plain(ip: string): string {
  const [address = ''] = ip.split('%', 1);
  return MAPPED.exec(address)?.[1] ?? mappedInHex(address) ?? address;
}

function mappedInHex(address: string): string | undefined {
  if (!isIPv6(address)) return;
  const [high = 0, low = 0] = groups(address).slice(6);
  if (groups(address).slice(0, 6).join() !== '0,0,0,0,0,65535') return;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

const prefix = (address: string, length: number) =>
  groups(address)
    .slice(0, length)
    .map((group) => group.toString(16))
    .join(':');

function groups(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const before = numbers(head);
  const after = numbers(tail ?? '');
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function numbers(part: string): number[] {
  return part
    .split(':')
    .filter(Boolean)
    .flatMap((group) => {
      if (!group.includes('.')) return Number.parseInt(group, 16);
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
      return [a * 256 + b, c * 256 + d];
    });
}
