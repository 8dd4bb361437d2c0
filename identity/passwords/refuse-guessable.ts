import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { t } from '#language/t.ts';
import { isGuessable } from './guessable.ts';

interface Owner {
  email: string;
  name: string;
}

const CHOSEN: Record<string, { field: string; owner: (ctx: GenericEndpointContext) => Promise<Owner | undefined> }> = {
  '/sign-up/email': { field: 'password', owner: async ({ body }) => body },
  '/change-password': { field: 'newPassword', owner: async (ctx) => (await getSessionFromCtx(ctx))?.user },
  '/reset-password': {
    field: 'newPassword',
    async owner({ body, query, context: { internalAdapter } }) {
      const link = await internalAdapter.findVerificationValue(`reset-password:${body?.token ?? query?.token}`);
      return (link && (await internalAdapter.findUserById(link.value))) ?? undefined;
    },
  },
};

const { shortest, longest } = { shortest: 8, longest: 128 };

export function refuseGuessable() {
  return {
    id: 'refuse-guessable',
    hooks: {
      before: [
        {
          matcher: ({ path = '' }) => path in CHOSEN,
          handler: createAuthMiddleware(async (ctx) => {
            const { field, owner } = CHOSEN[ctx.path] ?? {};
            const password: unknown = field && ctx.body?.[field];
            if (typeof password !== 'string' || password.length < shortest || password.length > longest) return;
            const { email, name } = (await owner?.(ctx)) ?? {};
            if (isGuessable(password, { email: String(email ?? ''), name: String(name ?? '') }))
              throw new APIError('BAD_REQUEST', {
                code: 'PASSWORD_TOO_COMMON',
                message: t(
                  'That is easy to guess: please choose another one, for example four words that do not belong together.',
                ),
              });
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
