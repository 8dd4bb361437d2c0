import type { FastifyInstance } from 'fastify';
import { t } from '#language/t.ts';
import type { AppContext } from '../context.ts';
import { within } from '../database/replica.ts';
import { unavailable } from './errors.ts';

const TIMEOUT_MS = 5_000;
/** Interval between database checks, however often the endpoint is called. */
const CHECK_INTERVAL_MS = 1_000;

/**
 * `/healthz`: liveness. `/readyz`: readiness, which needs a database that takes writes; other unavailable services are
 * named but do not fail it.
 */
export async function healthRoutes(app: FastifyInstance, { sql }: AppContext, unanswered: () => string[] = () => []) {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  let check: Promise<unknown> | undefined;
  const pingDatabase = async () => {
    const [row] = await within(TIMEOUT_MS, sql<{ standby: boolean }[]>`select pg_is_in_recovery() as standby`);
    if (row?.standby) throw new Error('A proxy led to a standby');
  };
  const lately = () => {
    if (check) return check;
    setTimeout(() => {
      check = undefined;
    }, CHECK_INTERVAL_MS).unref();
    check = pingDatabase();
    return check;
  };
  app.get('/readyz', { logLevel: 'silent' }, async () => {
    await lately().catch((cause) => {
      throw Object.assign(unavailable('database-down', t('The database takes no writes.')), { cause });
    });
    return { status: 'ok', unanswered: unanswered() };
  });
}
