import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware, getIP, isAPIError } from 'better-auth/api';
import type { Attempts, Pace } from './attempts.ts';
import type { Letters } from './letters.ts';

const HOUR = 60 * 60;
const ACCOUNTS_AN_HOUR = 30;
const TAKEN: Pace = { free: 5, first: 60, most: HOUR, forget: 24 * HOUR };
const SIGN_UP = '/sign-up/email';

interface Options {
  attempts: Attempts;
  letters: Letters;
  limited: boolean;
}

/** A sign-up logs in at once and so reveals taken addresses. */
export function signUps({ attempts, letters, limited }: Options) {
  const wait = (seconds: number) => new APIError('TOO_MANY_REQUESTS', {}, { 'X-Retry-After': String(seconds) });
  return {
    id: 'sign-ups',
    hooks: {
      before: [
        {
          matcher: ({ path }) => limited && path === SIGN_UP,
          handler: createAuthMiddleware(async ({ request, context }) => {
            const address = request && getIP(request, context.options);
            const begun = await attempts.begin(`taken:${address}`, TAKEN);
            if ('wait' in begun) throw wait(begun.wait);
            const quota = { max: ACCOUNTS_AN_HOUR, seconds: HOUR };
            if (!(await attempts.allows(`sign-up:${address}`, quota))) throw wait(HOUR);
          }),
        },
      ],
      after: [
        {
          matcher: ({ path }) => path === SIGN_UP,
          handler: createAuthMiddleware(async ({ request, context, body }) => {
            const isTaken = isAPIError(context.returned) && context.returned.statusCode === 422;
            if (!isTaken) {
              if (limited && request) await attempts.forgive(`taken:${getIP(request, context.options)}`);
              return;
            }
            const found = await context.internalAdapter.findUserByEmail(String(body.email).toLowerCase());
            if (found) await letters.accountExists(found.user);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
