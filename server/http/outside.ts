import type { RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { AddressRefused, type Internet } from './internet.ts';

/** Options of a request that connects only to addresses checked here, against DNS rebinding. Follows no redirects. */
export async function connectionTo(url: URL, outside: Internet, signal: AbortSignal): Promise<RequestOptions> {
  if (!outside.mayUse(url.port)) throw new AddressRefused(`Port ${url.port} is not for this`);
  const addresses = await addressesOf(url, outside, signal);
  const [first] = addresses;
  if (!first || !addresses.every(({ address }) => outside.mayReach(address)))
    throw new AddressRefused(`${url.hostname} is not on the public internet`);
  const lookup: LookupFunction = (_host, { all }, found) =>
    all ? found(null, addresses) : found(null, first.address, first.family);
  return { agent: false, lookup, signal };
}

async function addressesOf({ hostname }: URL, outside: Internet, signal: AbortSignal) {
  const literal = hostname.replace(/^\[|\]$/g, '');
  const resolving = isIP(literal) ? [literal] : outside.addressesOf(hostname);
  const found = await Promise.race([resolving, aborted(signal)]);
  return found.map((address) => ({ address, family: isIP(address) }));
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, fail) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
  });
}
