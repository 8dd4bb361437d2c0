import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, createAuthMiddleware, sessionMiddleware } from 'better-auth/api';
import { z } from 'zod';
import { t } from '#language/t.ts';

const DAY = 24 * 60 * 60;
/** Seconds. */
export const SESSION = { idle: 7 * DAY, longest: 30 * DAY, noticed: 15 * 60 };
const MOST_SESSIONS = 20;
/** Endpoints with session tokens, which scripts never have. */
export const WITH_TOKENS = ['/list-sessions', '/revoke-session'];

export function sessionList() {
  return {
    id: 'session-list',
    init: (context) => ({
      options: {
        databaseHooks: {
          session: {
            create: { after: ({ userId }) => endSurplus(context, userId) },
            update: {
              async before({ expiresAt }, ctx) {
                const began = ctx?.context.session?.session.createdAt;
                if (!began || !expiresAt) return;
                const end = new Date(began.getTime() + SESSION.longest * 1000);
                if (end < expiresAt) return { data: { expiresAt: end } };
              },
            },
          },
        },
      },
    }),
    hooks: {
      after: [
        {
          matcher: ({ context }) => !!context.newSession,
          handler: createAuthMiddleware(async (ctx) => {
            const { authCookies, newSession, secret, internalAdapter } = ctx.context;
            const former = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
            if (former && former !== newSession?.session.token) await internalAdapter.deleteSession(former);
          }),
        },
      ],
    },
    endpoints: {
      listOwnSessions: createAuthEndpoint('/sessions', { method: 'GET', use: [sessionMiddleware] }, async (ctx) => {
        const { user, session } = ctx.context.session;
        const all = await ctx.context.internalAdapter.listSessions(user.id, { onlyActiveSessions: true });
        const newestFirst = all.sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
        return ctx.json(
          newestFirst.map(({ id, userAgent, createdAt, updatedAt }) => ({
            id,
            current: id === session.id,
            userAgent: userAgent ?? '',
            beganAt: createdAt,
            lastUsedAt: updatedAt,
          })),
        );
      }),
      endOwnSession: createAuthEndpoint(
        '/end-session',
        { method: 'POST', body: z.object({ id: z.string() }), use: [sessionMiddleware] },
        async (ctx) => {
          const { id: userId } = ctx.context.session.user;
          const all = await ctx.context.internalAdapter.listSessions(userId);
          const ending = all.find(({ id }) => id === ctx.body.id);
          if (!ending)
            throw new APIError('NOT_FOUND', { code: 'NO_SUCH_SESSION', message: t('It has ended already.') });
          await ctx.context.internalAdapter.deleteSession(ending.token);
          return ctx.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

interface Sessions {
  internalAdapter: {
    listSessions: (userId: string) => Promise<{ token: string; updatedAt: Date }[]>;
    deleteSession: (token: string) => Promise<void>;
  };
}

async function endSurplus({ internalAdapter }: Sessions, userId: string) {
  const all = await internalAdapter.listSessions(userId);
  const newestFirst = all.sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  for (const { token } of newestFirst.slice(MOST_SESSIONS)) await internalAdapter.deleteSession(token);
}
