import type { FastifyRequest } from 'fastify';

/** Ends when the caller leaves before the answer. */
export function requestSignal(request: FastifyRequest): AbortSignal {
  // Fastify's own never ends for somebody who left before anybody looked at it.
  return request.raw.destroyed ? AbortSignal.abort() : request.signal;
}
