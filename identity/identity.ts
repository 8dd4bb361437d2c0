import type { IncomingMessage, ServerResponse } from 'node:http';
import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { toNodeHandler } from 'better-auth/node';
import type { Sql } from 'postgres';
import type { Mail } from '../mail/mailer.ts';
import { type Accounts, enrol, type Person } from './accounts.ts';
import { disown, type Successor } from './begin-anew.ts';
import { emailChangeOf, emailOf } from './email-change/apply-change.ts';
import { alone } from './lock.ts';
import { discreetly, type Log, toConsole } from './log.ts';
import { openOutbox } from './outbox.ts';
import { createDesk } from './pages/desk.ts';
import { servePages } from './pages/pages.ts';
import { resetToken } from './pages/reset-token.ts';
import { withReasons } from './reasons.ts';
import type { OnEvent } from './security-events.ts';
import { BASE_PATH, serveSafely } from './serve.ts';
import { endSessions } from './session-endings.ts';
import { ALGORITHM, settings } from './settings.ts';

export type { SecurityEvent } from './security-events.ts';

export interface IdentityOptions {
  /** At least two connections; `search_path` is the existing identity schema. */
  sql: Sql<{ bigint: number }>;
  publicUrl: string;
  /** `iss` of the ID tokens. Stable across address changes, as applications store users by it. */
  issuer: string;
  /** Signs cookies and links, encrypts signing keys. At least 32 characters, the same in every process. */
  secret: string;
  /** `aud` of the ID tokens. */
  audience: string;
  google: { issuer: string; clientId: string; clientSecret: string };
  /** Throws MailRefused for a permanent rejection; other errors are retried. */
  sendMail: (mail: Mail) => Promise<void>;
  /** Poll interval of the outbox; default 5 s. */
  lookForLettersMs?: number;
  /** Revokes tokens with this `sid`. If it throws, the session does not end. */
  onSessionEnded?: (sessionId: string) => Promise<void>;
  /** Revokes the subject's earlier tokens, after a new password or a logout everywhere. */
  onSessionsEnded?: (subject: string) => Promise<void>;
  /** The account makes way for its address's owner. It stays if this throws. */
  onAccountReplaced?: (formerSubject: string, successor?: Successor) => Promise<void>;
  /** Called before the commit. False: the address is taken elsewhere. Then, or if it throws, nothing changes. */
  onEmailChanged?: (subject: string, email: string) => Promise<boolean>;
  /** Replacing the account would destroy data elsewhere: a login alone must not do it. */
  isBusy?: (subject: string) => Promise<boolean>;
  rateLimit: boolean;
  /** Trusts the last address in `X-Forwarded-For`: only behind a proxy that appends it. */
  trustedProxy?: boolean;
  log?: Log;
  /** Must not block. */
  onEvent?: OnEvent;
}

export interface Identity {
  /** Serves `/api/auth`; the body must be unread. Never throws. */
  serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  issuer: string;
  audience: string;
  jwksUrl: string;
  algorithms: string[];
  /** Idempotent. Returns the subject of a verified account. */
  enrol: (person: Person) => Promise<string>;
  endSessions: (subject: string) => Promise<void>;
  emailOf: (subject: string) => Promise<string | undefined>;
  stop: () => Promise<void>;
}

export async function startIdentity(options: IdentityOptions): Promise<Identity> {
  const started = Promise.withResolvers<Accounts>();
  const note = discreetly(options.log ?? toConsole);
  const outbox = openOutbox(options, note);
  const auth = betterAuth(settings(options, { accounts: started.promise, outbox, note }));
  await alone(options.sql, async () => {
    await (await getMigrations(auth.options)).runMigrations();
    await auth.api.getJwks();
  });
  const { origin } = new URL(options.publicUrl);
  const accounts = await auth.$context;
  started.resolve(accounts);
  outbox.start();
  const handler = withReasons(auth.handler);
  const desk = createDesk({
    origin,
    secret: options.secret,
    handler,
    disown: (userId) => disown(accounts, userId, options),
    resetToken: (userId) => resetToken(accounts, userId),
    emailChange: (token) => emailChangeOf(options.sql, token),
    account: (userId) => accounts.internalAdapter.findUserById(userId),
  });
  return {
    serve: serveSafely(servePages(desk, toNodeHandler(handler)), options),
    issuer: options.issuer,
    audience: options.audience,
    jwksUrl: `${origin}${BASE_PATH}/jwks`,
    algorithms: [ALGORITHM],
    enrol: (person) => enrol(accounts, person),
    endSessions: (subject) => endSessions(accounts, subject, options),
    emailOf: (subject) => emailOf(options.sql, subject),
    stop: outbox.stop,
  };
}
