import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { decodeJwt } from 'jose';
import { t } from '#language/t.ts';
import type { IdentityOptions } from './identity.ts';
import { endSessions } from './session-endings.ts';

const isConfirming = ({ path }: { path?: string | undefined }) => path === '/verify-email';

/** Confirming needs both the mail and the account: anybody may sign up with an address. */
export function confirming(options: Pick<IdentityOptions, 'onSessionsEnded'>) {
  return {
    id: 'confirming',
    hooks: {
      before: [
        {
          matcher: isConfirming,
          handler: createAuthMiddleware(async (ctx) => {
            const userId = personIn(ctx.query?.token);
            if (!userId) return;
            const session = await getSessionFromCtx(ctx, { disableRefresh: true });
            if (session?.user.id === userId) return;
            throw new APIError('UNAUTHORIZED', { code: 'NOT_LOGGED_IN', message: t('Please log in first.') });
          }),
        },
      ],
      after: [
        {
          // Earlier sessions may belong to somebody else.
          matcher: isConfirming,
          handler: createAuthMiddleware(async (ctx) => {
            const { session, returned, internalAdapter } = ctx.context;
            if (!session || session.user.emailVerified || isRefusal(returned)) return;
            const { user } = session;
            await endSessions(ctx.context, user.id, options);
            const { amr } = session.session;
            const fresh = await internalAdapter.createSession(user.id, false, { ...(amr && { amr }) });
            await setSessionCookie(ctx, { session: fresh, user: { ...user, emailVerified: true } });
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

const isRefusal = (returned: unknown) => isAPIError(returned) && returned.statusCode >= 400;

function personIn(token: unknown): string | undefined {
  try {
    const { userId } = decodeJwt(String(token));
    return typeof userId === 'string' ? userId : undefined;
  } catch {
    return undefined;
  }
}
