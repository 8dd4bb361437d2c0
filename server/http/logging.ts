import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { SecurityEvents } from '../audit/security-events/security-events.ts';

export interface LogStream {
  write(line: string): void;
}

export function logger({ logLevel, logStream }: { logLevel: string; logStream?: LogStream | undefined }) {
  return { level: logLevel, serializers: { err: fault }, ...(logStream && { stream: logStream }) };
}

export function createLogger(logLevel: string, logStream?: LogStream): FastifyBaseLogger {
  return Fastify({ logger: logger({ logLevel, ...(logStream && { logStream }) }) }).log;
}

/** Location of an error without its values: database errors contain rows, broken requests contain tokens. */
function fault({ name, message, stack, code }: Error & { code?: unknown }) {
  return { type: name, message, stack: stack ?? '', code };
}

/**
 * One line per request: the route's pattern, never the URL itself, because it holds e-mail addresses and ids. User and
 * client address appear as keyed hashes.
 */
export function logRequests(app: FastifyInstance, { hashOf }: Pick<SecurityEvents, 'hashOf'>) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.callerEmail && { person: hashOf('person', request.callerEmail) }),
      address: hashOf('address', request.ip),
    });
  });
}
