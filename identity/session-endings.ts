import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware, isAPIError } from 'better-auth/api';
import type { Accounts } from './accounts.ts';
import type { IdentityOptions } from './identity.ts';

type Listeners = Pick<IdentityOptions, 'onSessionEnded' | 'onSessionsEnded'>;

const CHANGE_PASSWORD = '/change-password';
const ENDS_ALL = [CHANGE_PASSWORD, '/revoke-sessions'];

/** Revokes the tokens first: if that throws, the session stays. */
export function sessionEndings(listeners: Listeners) {
  return {
    id: 'session-endings',
    init: () => ({
      options: {
        databaseHooks: { session: { delete: { before: async ({ id }) => listeners.onSessionEnded?.(id) } } },
      },
    }),
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === CHANGE_PASSWORD,
          handler: createAuthMiddleware(async ({ body }) => ({
            context: { body: { ...body, revokeOtherSessions: true } },
          })),
        },
      ],
      after: [
        {
          matcher: ({ path }) => ENDS_ALL.includes(path ?? ''),
          handler: createAuthMiddleware(async ({ context }) => {
            const { session, newSession, returned } = context;
            const user = (newSession ?? session)?.user;
            if (user && !isAPIError(returned)) await endAccess(context, user.id, listeners);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

export async function endSessions(accounts: Accounts, userId: string, listeners: Listeners): Promise<void> {
  await accounts.internalAdapter.deleteUserSessions(userId);
  await endAccess(accounts, userId, listeners);
}

export async function endAccess(
  { adapter }: Pick<Accounts, 'adapter'>,
  userId: string,
  { onSessionsEnded }: Listeners,
): Promise<void> {
  await adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: userId }] });
  await adapter.deleteMany({ model: 'emailChange', where: [{ field: 'userId', value: userId }] });
  await adapter.deleteMany({ model: 'letter', where: [{ field: 'userId', value: userId }] });
  await onSessionsEnded?.(userId);
}
