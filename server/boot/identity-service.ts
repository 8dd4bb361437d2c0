import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deleteAccounts, forgetExpired } from '../../identity/housekeeping.ts';
import { type Identity, startIdentity } from '../../identity/identity.ts';
import type { Admission } from '../app.ts';
import type { AppContext } from '../context.ts';
import { connect } from '../database/connect.ts';
import { addressCounter } from '../http/address-rate-limit.ts';
import { leaveBodies } from '../http/body-parsers.ts';
import { removedSubjects } from '../users/erasure/erasure.ts';
import { endSession } from '../users/session/session.ts';
import { followEmail, isBusy, refuseEarlierTokens, replaceUser } from '../users/users.ts';
import type { Services } from './services.ts';

/** The built-in identity service, unless the environment names another issuer. */
export async function ownIdentity({
  env,
  infrastructure,
  market,
  log,
  running,
}: Services): Promise<Identity | undefined> {
  const { secrets, target, google, settled } = infrastructure;
  if (!google) return;
  const sql = connect(target, { schema: 'identity', max: 3 });
  running.push({ stop: () => sql.end({ timeout: 5 }) });
  const { issuer } = settled;
  const identity = await startIdentity({
    sql,
    publicUrl: env.publicUrl,
    issuer,
    secret: env.ACCESS_TOKEN_SECRET ? `${env.ACCESS_TOKEN_SECRET}:identity` : secrets.identity,
    audience: env.ID_AUDIENCE,
    google,
    sendMail: (letter) => market.mailer.send(letter),
    onSessionEnded: (sessionId) => endSession(market.sql, sessionId),
    onSessionsEnded: (subject) => refuseEarlierTokens(market.sql, { issuer, subject }),
    onEmailChanged: (subject, email) => followEmail(market, { issuer, subject }, email),
    isBusy: (subject) => isBusy(market.sql, { issuer, subject }),
    onAccountReplaced: (subject, successor) =>
      replaceUser(market, { issuer, subject }, successor && { ...successor, issuer, emailVerified: true }),
    rateLimit: env.RATE_LIMIT === 'on',
    trustedProxy: env.TRUST_PROXY === 'on',
    log: (level, message) => log[level](message),
    onEvent: market.securityEvents.note,
  });
  running.push(identity);
  market.endSessions = identity.endSessions;
  market.emailOf = identity.emailOf;
  return identity;
}

/** Deletes expired sessions and the accounts of removed users; works without a running identity service. */
export async function tidyIdentity({ sql }: AppContext) {
  const subjects = await removedSubjects({ sql });
  await sql.begin(async (db) => {
    await db`set local search_path = identity`;
    await forgetExpired(db);
    await deleteAccounts(db, subjects);
  });
}

/** The service limits guesses itself; this limit keeps one address from using up its capacity. */
const QUESTIONS_PER_MINUTE = 600;
/** Cheap requests of our own or of an open page; they are never limited. */
const AT_ONCE = /^\/api\/auth\/(jwks|fonts)\b/;
const isAtOnce = ({ url }: FastifyRequest) => AT_ONCE.test(new URL(url, 'http://kickstand').pathname);

export function serveIdentity(
  app: FastifyInstance,
  { rateLimits }: AppContext,
  identity: Identity,
  { loadShedder, rateLimit }: Admission,
) {
  leaveBodies(app);
  const countAddress = addressCounter(rateLimits, 'signing in', QUESTIONS_PER_MINUTE);
  if (rateLimit)
    app.addHook('onRequest', async (request) => {
      if (!isAtOnce(request)) await countAddress(request);
    });
  loadShedder.join(app, { classOf: (request) => (isAtOnce(request) ? undefined : 'signingIn') });
  app.all('/api/auth/*', (request, reply) => {
    reply.hijack();
    void identity.serve(request.raw, reply.raw).finally(() => loadShedder.leave(request));
  });
}
