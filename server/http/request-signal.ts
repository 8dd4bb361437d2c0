import type { FastifyRequest } from 'fastify';

/** Aborts when the client disconnects before the response. */
export function requestSignal(request: FastifyRequest): AbortSignal {
  // Fastify's signal misses a client that disconnected before the signal was first read.
  return request.raw.destroyed ? AbortSignal.abort() : request.signal;
}
