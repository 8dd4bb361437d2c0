import type { IncomingMessage, ServerResponse } from 'node:http';
import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { toNodeHandler } from 'better-auth/node';
import type { Sql } from 'postgres';
import type { Mail } from '../mail/mailer.ts';
import { type Accounts, enrol, type Person } from './accounts.ts';
import { disown, type Successor } from './begin-anew.ts';
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
  /** A pool of at least two connections whose search path is the identity schema, which exists. */
  sql: Sql<{ bigint: number }>;
  /** Where people reach the marketplace, for example `http://localhost:3000`. */
  publicUrl: string;
  /** The name that ID tokens carry: the same wherever people reach it, as people are known by it. */
  issuer: string;
  /** Signs cookies and links in mails, encrypts the signing keys: at least 32 characters, the same in every process. */
  secret: string;
  /** Who the ID tokens are for. */
  audience: string;
  google: { issuer: string; clientId: string; clientSecret: string };
  /** Throws MailRefused when the fault is the mail's own; whatever else it throws, the mail is sent again later. */
  sendMail: (mail: Mail) => Promise<void>;
  /** How often letters that wait are looked for, besides when one is written here; 5 s. */
  lookForLettersMs?: number;
  /** Tokens with this `sid` are worth nothing from now on. When it fails, the session does not end. */
  onSessionEnded?: (sessionId: string) => Promise<void>;
  /** Tokens that this subject was given before now are worth nothing: after a new password, or a logout everywhere. */
  onSessionsEnded?: (subject: string) => Promise<void>;
  /**
   * The account of somebody who never showed that its address is theirs is about to go: whoever did show it has the other
   * one from now on, or said that they want none. When it fails, the account stays.
   */
  onAccountReplaced?: (formerSubject: string, successor?: Successor) => Promise<void>;
  /** Somebody would lose by that what they have elsewhere: no mere login does it. */
  isBusy?: (subject: string) => Promise<boolean>;
  rateLimit: boolean;
  /** The last address in `X-Forwarded-For` is the caller's: only behind a proxy that appends it. */
  trustedProxy?: boolean;
  log?: Log;
  /** Hears of what matters for security; must not wait. */
  onEvent?: OnEvent;
}

export interface Identity {
  /** Answers everything below `/api/auth`; the body of the request must not have been read. Never throws. */
  serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  issuer: string;
  audience: string;
  jwksUrl: string;
  algorithms: string[];
  /** Makes an account with a verified e-mail, unless there is one, and says its subject: for people who are known beforehand. */
  enrol: (person: Person) => Promise<string>;
  /** Logs somebody out everywhere. */
  endSessions: (subject: string) => Promise<void>;
  /** Sends no more letters: those that are left, another process sends. */
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
    stop: outbox.stop,
  };
}
