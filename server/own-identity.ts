import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type Identity, startIdentity } from '../identity/identity.ts';
import type { Mailer } from '../mail/mailer.ts';
import { leaveBodies } from './bodies.ts';
import type { Sql } from './database/connect.ts';
import type { Env } from './env.ts';
import type { Secrets } from './secrets.ts';
import { google, type Running } from './stand-ins.ts';

type Neighbour = (app: FastifyInstance) => Promise<void> | void;

interface Ground {
  open: () => Sql;
  mailer: Mailer;
  running: Running[];
}

/** The identity service that comes with us, unless the environment names another issuer. */
export async function ownIdentity(env: Env, secrets: Secrets, { open, mailer, running }: Ground) {
  const neighbours: Neighbour[] = [];
  if (env.ID_ISSUER) return { identity: undefined, neighbours };
  // The log is the app's, which is made later: until it stands, nobody calls.
  let log: FastifyBaseLogger | undefined;
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
  neighbours.push((app) => {
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
