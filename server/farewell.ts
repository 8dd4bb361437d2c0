import type { FastifyInstance } from 'fastify';

const LONGEST_FINISH_MS = 10_000;

/** Lets requests in flight finish; connections that then only idle, or never finish, would keep us for minutes. */
export function partQuickly(app: FastifyInstance) {
  let sweep: NodeJS.Timeout | undefined;
  let patience: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    sweep = setInterval(() => app.server.closeIdleConnections(), 50);
    patience = setTimeout(() => app.server.closeAllConnections(), LONGEST_FINISH_MS);
  });
  app.server.once('close', () => {
    clearInterval(sweep);
    clearTimeout(patience);
  });
}
