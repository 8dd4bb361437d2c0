import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { SecurityEvents } from '../audit/security-events/security-events.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** With tracing. */
    traceId?: string | undefined;
  }
}

export interface LoggedError {
  level: 'error' | 'fatal';
  message: string;
  error?: Error | undefined;
  /** As in the log and in `X-Request-Id`. */
  reqId?: string | undefined;
}

export interface LogStream {
  write(line: string): void;
}

const ERROR = 50;
const FATAL = 60;

type LogMethod = FastifyBaseLogger['info'];
type ErrorObserver = (logged: LoggedError) => void;
let errorObserver: ErrorObserver | undefined;

/** For this process; loggers made before are not observed. */
export function observeErrors(observer: ErrorObserver | undefined) {
  errorObserver = observer;
}

export function logger({ logLevel, logStream }: { logLevel: string; logStream?: LogStream | undefined }) {
  return {
    level: logLevel,
    serializers: { err: fault },
    ...(errorObserver && { hooks: { logMethod: observed(errorObserver) } }),
    ...(logStream && { stream: logStream }),
  };
}

function observed(observe: ErrorObserver) {
  return function (this: { bindings(): object }, line: Parameters<LogMethod>, log: LogMethod, level: number) {
    if (level >= ERROR) {
      const [facts, text] = line as unknown as [unknown, unknown];
      const error = facts instanceof Error ? facts : (facts as { err?: unknown } | null)?.err;
      const message = [text, facts].find((part) => typeof part === 'string') ?? 'An error';
      const { reqId } = this.bindings() as { reqId?: string };
      observe({
        level: level >= FATAL ? 'fatal' : 'error',
        message: String(message),
        error: error instanceof Error ? error : undefined,
        reqId,
      });
    }
    log.apply(this, line);
  };
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
      ...(request.traceId && { traceId: request.traceId }),
    });
  });
}
