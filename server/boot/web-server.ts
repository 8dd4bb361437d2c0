import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Identity } from '../../identity/identity.ts';
import { inbox } from '../../mail/inbox.ts';
import { createApp } from '../app.ts';
import { terminalLog } from '../http/log-lines.ts';
import { BACKLOG } from '../http/node-server.ts';
import { limitFiles } from '../http/page-rate-limit.ts';
import { serveSecurityTxt } from '../http/security-txt.ts';
import { serveAvatars } from '../pages/avatars.ts';
import { servePages } from '../pages/ssr.ts';
import { servePhotos } from '../photos/serve.ts';
import { mailFolder } from './dev-services.ts';
import { serveIdentity } from './identity-service.ts';
import { watchParts } from './parts/parts.ts';
import type { Services } from './services.ts';

const BUILD = join(import.meta.dirname, '../../build');

export async function openWeb({ env, market }: Services, identity: Identity | undefined): Promise<FastifyInstance> {
  const app = await createApp(market, {
    logLevel: env.LOG_LEVEL,
    logStream: terminalLog(env),
    rateLimit: env.RATE_LIMIT === 'on',
    trustProxy: env.TRUST_PROXY === 'on',
    unanswered: watchParts(env),
    neighbours: [
      (scope, { rateLimit }) => {
        if (rateLimit) limitFiles(scope, 'pictures');
        serveAvatars(scope);
        servePhotos(scope, market);
      },
      async (scope) => {
        if (!env.SMTP_URL) await scope.register(inbox, { dir: mailFolder(env) });
      },
      (scope) => {
        if (env.SECURITY_CONTACT) serveSecurityTxt(scope, { contact: env.SECURITY_CONTACT, publicUrl: env.publicUrl });
      },
      (scope, admission) => {
        if (identity) serveIdentity(scope, identity, admission);
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
