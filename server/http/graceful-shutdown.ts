import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const PARTING = 'parting';
const LONGEST_FINISH_MS = 10_000;

export function shutDownGracefully(app: FastifyInstance) {
  let sweep: NodeJS.Timeout | undefined;
  let timeout: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    closeAfterResponse(app);
    // In preClose: an app that never listened needs no timers.
    sweep = setInterval(() => app.server.closeIdleConnections(), 50).unref();
    timeout = setTimeout(() => app.server.closeAllConnections(), LONGEST_FINISH_MS).unref();
  });
  app.server.on('close', () => {
    clearInterval(sweep);
    clearTimeout(timeout);
  });
}

/** Stops accepting; each next response closes its connection. Resolves when all are closed, or after a timeout. */
export async function drain(app: FastifyInstance) {
  const { server } = app;
  closeAfterResponse(app);
  // http.Server.close would also close idle connections on which a request is in transit.
  const gone = new Promise((done) => Server.prototype.close.call(server, done));
  await Promise.race([gone, pause(LONGEST_FINISH_MS)]);
}

export function onParting({ server }: FastifyInstance, act: () => void) {
  server.once(PARTING, act);
}

function closeAfterResponse({ server }: FastifyInstance) {
  server.emit(PARTING);
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
}
