import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const LONGEST_FINISH_MS = 10_000;

/** Lets requests in flight finish; connections that then only idle, or never finish, would keep us for minutes. */
export function shutDownGracefully(app: FastifyInstance) {
  let sweep: NodeJS.Timeout | undefined;
  let patience: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    closeAfterResponse(app);
    // An app that never listened has nobody to say goodbye to, and nothing to wait for.
    sweep = setInterval(() => app.server.closeIdleConnections(), 50).unref();
    patience = setTimeout(() => app.server.closeAllConnections(), LONGEST_FINISH_MS).unref();
  });
  app.server.on('close', () => {
    clearInterval(sweep);
    clearTimeout(patience);
  });
}

/** Where others go on: who is connected gets one more answer and is told to connect anew. Over when all have gone. */
export async function drain(app: FastifyInstance) {
  const { server } = app;
  closeAfterResponse(app);
  // What an HTTP server adds to this would close connections on which a request is just on its way.
  const gone = new Promise((done) => Server.prototype.close.call(server, done));
  await Promise.race([gone, pause(LONGEST_FINISH_MS)]);
}

/** Every answer from now on is the last on its connection. */
function closeAfterResponse({ server }: FastifyInstance) {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
}
