import '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey, networkKey } from './address-key.ts';
import { TooManyRequests } from './errors.ts';

const ADDRESSES_OF_A_NETWORK = 4;

/** Rate limit per minute by address and IPv6 network; throws TooManyRequests. */
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

export async function expectWithin(
  limit: Promise<{ isAllowed: boolean; isExceeded?: boolean; ttlInSeconds?: number }>,
) {
  const { isAllowed, isExceeded, ttlInSeconds } = await limit;
  if (isAllowed || !isExceeded) return;
  throw new TooManyRequests(ttlInSeconds ?? 60);
}
