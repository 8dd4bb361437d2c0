import type { BetterAuthOptions } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import { genericOAuth, jwt, oauthPopup } from 'better-auth/plugins';
import { PostgresJSDialect } from 'kysely-postgres-js';
import type { Accounts } from './accounts.ts';
import { countAttempts } from './attempts.ts';
import { beginAnewAfterReset, makeRoom } from './begin-anew.ts';
import { confirming } from './confirming.ts';
import { emailChange } from './email-change/email-change.ts';
import { evenAnswers } from './even-answers.ts';
import { accountKey, guessing } from './guessing.ts';
import type { IdentityOptions } from './identity.ts';
import { LINKS_WORK, sendLetters } from './letters.ts';
import type { Note } from './log.ts';
import { mailState } from './mail-state.ts';
import type { Outbox } from './outbox.ts';
import { passwordLetters } from './password-letters.ts';
import { refuseGuessable } from './passwords/refuse-guessable.ts';
import { checkInput, fitProfile } from './profile.ts';
import { methodsOf, secondFactor } from './second-factor.ts';
import { securityEvents } from './security-events.ts';
import { ADDRESS_HEADER, BASE_PATH } from './serve.ts';
import { endAccess, sessionEndings } from './session-endings.ts';
import { SESSION, sessionList, WITH_TOKENS } from './session-list.ts';
import { signUps } from './sign-ups.ts';

export const ALGORITHM = 'ES256';
/** Seconds since the login, for irreversible actions. */
const RECENT = 5 * 60;
const AGAINST_GUESSING = { window: 10, max: 3 };

/** Per client address, such as an office; guesses are slowed down separately. */
const MANY_PEOPLE = { window: 60, max: 120 };
const COMING_IN = [
  '/sign-up/email',
  '/sign-in/email',
  '/sign-in/social',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
];

/** Google is used for identity only, so its tokens are not stored. */
const forgetTokens = async () => ({ data: { accessToken: null, refreshToken: null, idToken: null } });

interface Dependencies {
  accounts: Promise<Accounts>;
  outbox: Outbox;
  note: Note;
}

export function settings(options: IdentityOptions, { accounts, outbox, note }: Dependencies) {
  const { origin, protocol, port } = new URL(options.publicUrl);
  const events = securityEvents(options.onEvent);
  const attempts = countAttempts(options.sql);
  const letters = sendLetters(options, { attempts, outbox, note });
  return {
    baseURL: origin,
    basePath: BASE_PATH,
    secret: options.secret,
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    logger: { level: 'warn', log: note },
    database: { dialect: new PostgresJSDialect({ postgres: options.sql }), type: 'postgres' },
    session: { expiresIn: SESSION.idle, updateAge: SESSION.noticed, freshAge: RECENT },
    disabledPaths: WITH_TOKENS,
    verification: { storeIdentifier: 'hashed' },
    user: { deleteUser: { enabled: true } },
    rateLimit: {
      enabled: options.rateLimit,
      storage: 'database',
      customRules: {
        ...Object.fromEntries(COMING_IN.map((path) => [path, MANY_PEOPLE])),
        '/delete-user': AGAINST_GUESSING,
        '/verify-password': AGAINST_GUESSING,
      },
    },
    hooks: { before: checkInput, after: events.after },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      revokeSessionsOnPasswordReset: true,
      async onPasswordReset(reset, request) {
        await endAccess(await accounts, reset.user.id, options);
        await beginAnewAfterReset(await accounts, reset.user, options);
        await events.onPasswordReset(reset, request);
        await attempts.forget(accountKey(options.secret, reset.user.email));
        await letters.passwordChanged(reset.user);
      },
      resetPasswordTokenExpiresIn: LINKS_WORK,
      sendResetPassword: letters.reset,
    },
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: false,
      afterEmailVerification: events.afterEmailVerification,
      expiresIn: LINKS_WORK,
      sendVerificationEmail: letters.confirmation,
    },
    account: { accountLinking: { requireLocalEmailVerified: true } },
    databaseHooks: {
      account: { create: { before: forgetTokens }, update: { before: forgetTokens } },
      ...events.databaseHooks,
    },
    onAPIError: {
      errorURL: `${origin}/login`,
      onError: (error) => {
        if (!isRefusal(error)) note('error', 'unexpected error', error);
      },
    },
    advanced: {
      ...cookies(protocol === 'https:', `kickstand${port && `-${port}`}`),
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    plugins: [
      sessionEndings(options),
      sessionList(),
      confirming(options),
      google(options, accounts),
      oauthPopup(),
      idTokens(options.issuer, options.audience),
      ...secondFactor({ letters, origin, recent: RECENT }),
      refuseGuessable(),
      mailState(outbox),
      evenAnswers(),
      passwordLetters(letters),
      emailChange({ ...options, attempts, letters, outbox, recent: RECENT }),
      signUps({ attempts, letters, limited: options.rateLimit }),
      guessing({ attempts, letters, limited: options.rateLimit }),
    ],
  } satisfies BetterAuthOptions;
}

/** `__Host-` cookies cannot be set by subdomains; Better Auth only knows the weaker prefix. */
function cookies(secure: boolean, name: string) {
  return {
    useSecureCookies: false,
    cookiePrefix: secure ? `__Host-${name}` : name,
    defaultCookieAttributes: { secure },
  };
}

function isRefusal(error: unknown): boolean {
  return isAPIError(error) && error.statusCode < 500;
}

function google(options: IdentityOptions, accounts: Promise<Accounts>) {
  const { issuer, clientId, clientSecret } = options.google;
  return genericOAuth({
    config: [
      {
        providerId: 'google',
        discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
        clientId,
        clientSecret,
        scopes: ['openid', 'email', 'profile'],
        prompt: 'select_account',
        pkce: true,
        requireIdTokenVerification: true,
        async mapProfileToUser(claims) {
          const profile = fitProfile(claims);
          if (claims.emailVerified && claims.email) await makeRoom(await accounts, claims.email, profile, options);
          return profile;
        },
      },
    ],
  });
}

function idTokens(issuer: string, audience: string) {
  return jwt({
    disableSettingJwtHeader: true,
    jwks: { keyPairConfig: { alg: ALGORITHM } },
    jwt: {
      issuer,
      audience,
      expirationTime: '10m',
      definePayload: ({ user, session }) => ({
        sid: session.id,
        amr: methodsOf(session),
        auth_time: Math.floor(session.createdAt.getTime() / 1000),
        email: user.email,
        email_verified: user.emailVerified,
        name: user.name,
        picture: user.image ?? undefined,
      }),
    },
  });
}
