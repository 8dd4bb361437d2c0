import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type Identity, startIdentity } from '../identity/identity.ts';
import { createMailer } from '../mail/mailer.ts';
import { leaveBodies } from './bodies.ts';
import type { Sql } from './database/connect.ts';
import type { Env } from './env.ts';
import type { Secrets } from './secrets.ts';
import { google, mailServer, type Running } from './stand-ins.ts';

type Neighbour = (app: FastifyInstance) => Promise<void> | void;

/** The identity service that comes with us, unless the environment names another issuer. */
export async function ownIdentity(env: Env, secrets: Secrets, open: () => Sql, running: Running[]) {
  const neighbours: Neighbour[] = [];
  if (env.ID_ISSUER) return { identity: undefined, neighbours };
  const mail = await mailServer(env, running);
  // The log is the app's, which is made later: until it stands, nobody calls.
  let log: FastifyBaseLogger | undefined;
  const mailer = createMailer({ smtpUrl: mail.smtpUrl, from: env.MAIL_FROM });
  const identity = await startIdentity({
    sql: open(),
    publicUrl: env.publicUrl,
    secret: env.ACCESS_TOKEN_SECRET ? `${env.ACCESS_TOKEN_SECRET}:identity` : secrets.identity,
    audience: env.ID_AUDIENCE,
    google: await google(env, secrets, running),
    sendMail: (letter) => mailer.send(letter),
    rateLimit: env.RATE_LIMIT === 'on',
    trustedProxy: env.TRUST_PROXY === 'on',
    log: (level, message) => log?.[level](message),
  });
  neighbours.push(...mail.neighbours, (app) => {
    log = app.log;
    mount(app, identity);
  });
  return { identity, neighbours };
}

function mount(app: FastifyInstance, identity: Identity) {
  leaveBodies(app);
  app.all('/api/auth/*', (request, reply) => {
    reply.hijack();
    void identity.serve(request.raw, reply.raw);
  });
}
