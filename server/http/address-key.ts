import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(?:0:)?(\d+\.\d+\.\d+\.\d+)$/i;

/** By what a caller's address is counted: whole for IPv4; of IPv6 the /64, for whoever has one address has them all. */
export function addressKey(ip: string): string {
  const address = plain(ip);
  return isIPv6(address) ? `${prefix(address, 4)}/64` : address;
}

/** The wider network of an IPv6 address, its /48: what one site is given. */
export function networkKey(ip: string): string | undefined {
  const address = plain(ip);
  return isIPv6(address) ? `${prefix(address, 3)}/48` : undefined;
}

/** Without a zone, and as IPv4 where that is what it stands for. */
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

/** The eight groups of an IPv6 address, with those that `::` leaves out. */
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
