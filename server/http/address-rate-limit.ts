import '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey, networkKey } from './address-key.ts';
import { TooManyRequests } from './errors.ts';

/** So many times what an address may ask for is a wider network's. */
const ADDRESSES_OF_A_NETWORK = 4;

/** Counts what each address asks for in a minute, and its wider network, and throws when that is too much. */
export function addressCounter(app: FastifyInstance, what: string, most: number) {
  const limit = (max: number, keyOf: (ip: string) => string | undefined) =>
    app.createRateLimit({
      max,
      timeWindow: '1 minute',
      keyGenerator: ({ ip }) => `${what}:${keyOf(ip)}`,
    });
  const ofAddress = limit(most, addressKey);
  const ofNetwork = limit(most * ADDRESSES_OF_A_NETWORK, networkKey);
  return async (request: FastifyRequest) => {
    await expectWithin(ofAddress(request));
    if (networkKey(request.ip)) await expectWithin(ofNetwork(request));
  };
}

/** Throws when a limit is exceeded. */
export async function expectWithin(
  limit: Promise<{ isAllowed: boolean; isExceeded?: boolean; ttlInSeconds?: number }>,
) {
  const { isAllowed, isExceeded, ttlInSeconds } = await limit;
  if (isAllowed || !isExceeded) return;
  throw new TooManyRequests(ttlInSeconds ?? 60);
}
