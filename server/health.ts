import type { FastifyInstance } from 'fastify';
import type { Market } from './market.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve, its database answers. */
export async function healthRoutes(app: FastifyInstance, { sql }: Market) {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async () => {
    await sql`select 1`;
    return { status: 'ok' };
  });
}
