import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth';
import { APIError, createAuthMiddleware, getIP, getSessionFromCtx, isAPIError } from 'better-auth/api';
import { type Attempts, attemptSchema, type Pace } from './attempts.ts';
import { accountHash, knownBrowser, rememberBrowser } from './known-browser.ts';
import type { Letters } from './letters.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const BY_ACCOUNT: Pace = { free: 5, first: 5, most: 15 * MINUTE, forget: DAY };
/** Per client address, which many users may share. */
const BY_ADDRESS: Pace = { free: 10, first: 10, most: MINUTE, forget: 15 * MINUTE };
const MANY = 10;

const SIGN_IN = '/sign-in/email';
/** Also within a session, against a hijacked browser. */
const ASKS_AGAIN = [
  '/change-password',
  '/delete-user',
  '/verify-password',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
];

interface Guess {
  keys: string[];
  email: string;
  failures: number;
}

interface Options {
  attempts: Attempts;
  letters: Letters;
  limited: boolean;
}

export const accountKey = (secret: string, email: string) => `account:${accountHash(secret, email)}`;

/** Browsers known to an account count apart, so that guesses elsewhere cannot lock its owner out. */
export function guessing({ attempts, letters, limited }: Options) {
  const guesses = new WeakMap<Request, Guess>();

  async function begin(ctx: GenericEndpointContext, email: string, paces: Record<string, Pace>) {
    const guess: Guess = { keys: [], email, failures: 0 };
    for (const [key, pace] of Object.entries(paces)) {
      const begun = await attempts.begin(key, pace);
      if ('wait' in begun) {
        await Promise.all(guess.keys.map(attempts.forgive));
        throw new APIError('TOO_MANY_REQUESTS', {}, { 'X-Retry-After': String(begun.wait) });
      }
      guess.keys.push(key);
      guess.failures = begun.failures;
    }
    if (ctx.request) guesses.set(ctx.request, guess);
  }

  async function beginSignIn(ctx: GenericEndpointContext) {
    const { email } = ctx.body ?? {};
    if (typeof email !== 'string') return;
    const browser = await knownBrowser(ctx, email);
    const address = ctx.request && getIP(ctx.request, ctx.context.options);
    await begin(
      ctx,
      email,
      browser
        ? { [`browser:${browser}`]: BY_ACCOUNT }
        : { [`address:${address}`]: BY_ADDRESS, [accountKey(ctx.context.secret, email)]: BY_ACCOUNT },
    );
  }

  async function beginAgain(ctx: GenericEndpointContext) {
    const session = await getSessionFromCtx(ctx);
    if (session) await begin(ctx, session.user.email, { [`person:${session.user.id}`]: BY_ACCOUNT });
  }

  async function end(ctx: GenericEndpointContext, returned: unknown) {
    const guess = ctx.request && guesses.get(ctx.request);
    if (!guess) return;
    if (!isWrong(returned)) await Promise.all(guess.keys.map(attempts.forgive));
    else if (guess.failures === MANY) await warn(ctx, guess.email);
  }

  async function warn(ctx: GenericEndpointContext, email: string) {
    const found = await ctx.context.internalAdapter.findUserByEmail(email.toLowerCase());
    // After the response, so that its time does not reveal whether an account exists.
    if (found?.user.emailVerified) void letters.guesses(found.user);
  }

  return {
    id: 'guessing',
    schema: attemptSchema,
    hooks: {
      before: [
        { matcher: ({ path }) => limited && path === SIGN_IN, handler: createAuthMiddleware(beginSignIn) },
        {
          matcher: ({ path }) => limited && ASKS_AGAIN.includes(path ?? ''),
          handler: createAuthMiddleware(beginAgain),
        },
      ],
      after: [
        { matcher: () => limited, handler: createAuthMiddleware(async (ctx) => end(ctx, ctx.context.returned)) },
        {
          matcher: ({ context }) => !!context.newSession,
          handler: createAuthMiddleware(async (ctx) => {
            if (ctx.context.newSession) await rememberBrowser(ctx, ctx.context.newSession.user.email);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

const WRONG = ['INVALID_EMAIL_OR_PASSWORD', 'INVALID_PASSWORD', 'INVALID_CODE', 'INVALID_BACKUP_CODE'];
const isWrong = (returned: unknown) => isAPIError(returned) && WRONG.includes(String(returned.body?.code));
