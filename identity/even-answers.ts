import { setTimeout as pause } from 'node:timers/promises';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';

const REQUEST_RESET = '/request-password-reset';
/** Longer than storing a mail takes. */
const EVEN_MS = 300;

/** Equalizes response times: storing a mail would reveal whether an account exists. */
export function evenAnswers() {
  const began = new WeakMap<Request, number>();
  const isReset = ({ path }: { path?: string | undefined }) => path === REQUEST_RESET;
  return {
    id: 'even-answers',
    hooks: {
      before: [
        {
          matcher: isReset,
          handler: createAuthMiddleware(async ({ request }) => {
            if (request) began.set(request, performance.now());
          }),
        },
      ],
      after: [
        {
          matcher: isReset,
          handler: createAuthMiddleware(async ({ request }) => {
            const since = request && began.get(request);
            if (since !== undefined) await pause(Math.max(0, EVEN_MS - (performance.now() - since)));
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
