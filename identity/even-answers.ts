import { setTimeout as pause } from 'node:timers/promises';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';

const EVEN = ['/request-password-reset', '/request-email-change', '/resend-email-change'];
/** Longer than storing a mail takes. */
const EVEN_MS = 300;

/** Equalizes response times: storing a mail would reveal whether an account exists. */
export function evenAnswers() {
  const began = new WeakMap<Request, number>();
  const isEven = ({ path }: { path?: string | undefined }) => EVEN.includes(path ?? '');
  return {
    id: 'even-answers',
    hooks: {
      before: [
        {
          matcher: isEven,
          handler: createAuthMiddleware(async ({ request }) => {
            if (request) began.set(request, performance.now());
          }),
        },
      ],
      after: [
        {
          matcher: isEven,
          handler: createAuthMiddleware(async ({ request }) => {
            const since = request && began.get(request);
            if (since !== undefined) await pause(Math.max(0, EVEN_MS - (performance.now() - since)));
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
