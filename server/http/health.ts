import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';

/** Interval between database checks, however often the endpoint is called. */
const CHECK_INTERVAL_MS = 1_000;

/**
 * `/healthz`: liveness. `/readyz`: readiness, which needs the database only; other unavailable services are named but
 * do not fail it.
 */
export async function healthRoutes(app: FastifyInstance, { sql }: AppContext, unanswered: () => string[] = () => []) {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  let check: Promise<unknown> | undefined;
  const pingDatabase = async () => sql`select 1`;
  const lately = () => {
    if (check) return check;
    setTimeout(() => {
      check = undefined;
    }, CHECK_INTERVAL_MS).unref();
    check = pingDatabase();
    return check;
  };
  app.get('/readyz', { logLevel: 'silent' }, async () => {
    await lately();
    return { status: 'ok', unanswered: unanswered() };
  });
}
