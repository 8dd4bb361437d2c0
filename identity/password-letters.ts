import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware, isAPIError } from 'better-auth/api';
import type { Letters } from './letters.ts';

export function passwordLetters(letters: Letters) {
  return {
    id: 'password-letters',
    hooks: {
      after: [
        {
          matcher: ({ path }) => path === '/change-password',
          handler: createAuthMiddleware(async ({ context }) => {
            const user = context.session?.user;
            if (user?.emailVerified && !isAPIError(context.returned)) await letters.passwordChanged(user);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
