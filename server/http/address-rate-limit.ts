import { addressKey, networkKey } from './address-key.ts';
import type { RateLimits } from './rate-limit/rate-limit.ts';

const ADDRESSES_OF_A_NETWORK = 4;

export function addressCounter(rateLimits: Pick<RateLimits, 'counter'>, what: string, most: number) {
  const addresses = rateLimits.counter(what, most);
  const networks = rateLimits.counter(what, most * ADDRESSES_OF_A_NETWORK);
  return async ({ ip }: { ip: string }) => {
    const network = networkKey(ip);
    // First, or a full network would fill the counts with its addresses.
    if (network) networks.expectRoom(network);
    await addresses.use(addressKey(ip));
    if (network) await networks.use(network);
  };
}
