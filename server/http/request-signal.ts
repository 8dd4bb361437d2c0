import type { FastifyRequest } from 'fastify';

export function requestSignal(request: FastifyRequest): AbortSignal {
  // Fastify's signal misses a client that disconnected before the signal was first read.
  return request.raw.destroyed ? AbortSignal.abort() : request.signal;
}
