import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Identity } from '../../identity/identity.ts';
import { inbox } from '../../mail/inbox.ts';
import { createApp } from '../app.ts';
import { terminalLog } from '../http/log-lines.ts';
import { BACKLOG } from '../http/node-server.ts';
import { limitFiles } from '../http/page-rate-limit.ts';
import { serveSecurityTxt } from '../http/security-txt.ts';
import { serveUnsubscribe } from '../notifications/unsubscribe/unsubscribe.ts';
import { serveAvatars } from '../pages/avatars.ts';
import { loadPages, servePages } from '../pages/ssr.ts';
import { servePhotos } from '../photos/serve.ts';
import { mailFolder } from './dev-services.ts';
import { serveIdentity } from './identity-service.ts';
import { watchParts } from './parts/parts.ts';
import type { Services } from './services.ts';
import { readVersion } from './version.ts';

const BUILD = join(import.meta.dirname, '../../build');

/** Ahead of `openWeb`, while nothing else can be done. */
export const preloadPages = () => loadPages(BUILD);

export async function openWeb(
  { env, market, metrics, tracing }: Services,
  identity: Identity | undefined,
): Promise<FastifyInstance> {
  const version = await readVersion();
  const app = await createApp(market, {
    logLevel: env.LOG_LEVEL,
    logStream: terminalLog(env),
    rateLimit: env.RATE_LIMIT === 'on',
    trustProxy: env.TRUST_PROXY === 'on',
    unanswered: watchParts(env),
    observe(app, loadShedder) {
      metrics?.watchWeb(app, loadShedder);
      tracing?.watchWeb(app);
    },
    neighbours: [
      async (scope, { rateLimit }) => {
        if (rateLimit) limitFiles(scope, market.rateLimits, 'pictures');
        serveAvatars(scope);
        servePhotos(scope, market);
        if (env.demo) (await import('../demo/drawings.ts')).serveDrawings(scope);
      },
      (scope) =>
        void scope.get('/version', (_request, reply) => reply.header('cache-control', 'no-store').send(version)),
      (scope, admission) => serveUnsubscribe(scope, market, admission),
      async (scope) => {
        if (!env.SMTP_URL) await scope.register(inbox, { dir: mailFolder(env) });
      },
      (scope) => {
        if (env.SECURITY_CONTACT) serveSecurityTxt(scope, { contact: env.SECURITY_CONTACT, publicUrl: env.publicUrl });
      },
      (scope, admission) => {
        if (identity) serveIdentity(scope, market, identity, admission);
      },
      (scope, admission) =>
        servePages(scope, market, {
          publicUrl: env.publicUrl,
          build: BUILD,
          shared: join(env.DATA_DIR, 'shared'),
          pagesDir: env.PAGES_DIR,
          ...admission,
        }),
    ],
  });
  market.searchPool.follow(app.log);
  return app;
}

export async function listen(app: FastifyInstance, { env, running }: Services) {
  await app.listen({ port: env.PORT, host: env.HOST, backlog: BACKLOG });
  running.push({ stop: () => app.close() });
}
