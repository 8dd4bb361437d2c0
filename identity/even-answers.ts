import { setTimeout as pause } from 'node:timers/promises';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';

const REQUEST_RESET = '/request-password-reset';
/** Longer than it takes to keep a letter. */
const EVEN_MS = 300;

/** A letter is kept before the answer: by its time nobody learns whether there was one, and so who has an account. */
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
