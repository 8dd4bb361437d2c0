import type { BetterAuthOptions } from 'better-auth';
import { createAuthMiddleware, isAPIError } from 'better-auth/api';
import { ADDRESS_HEADER } from './serve.ts';

export type SecurityEventKind =
  | 'sign-up'
  | 'sign-in'
  | 'sign-out'
  | 'session-end'
  | 'password-reset-request'
  | 'password-reset'
  | 'password-change'
  | 'second-factor-change'
  | 'email-confirmation'
  | 'email-change-request'
  | 'email-change-cancel'
  | 'email-change'
  | 'account-deletion';

export interface SecurityEvent {
  kind: SecurityEventKind;
  outcome: 'success' | 'failure';
  email?: string | undefined;
  address?: string | undefined;
}

export type OnEvent = (event: SecurityEvent) => void;

const KINDS: Record<string, SecurityEventKind> = {
  '/sign-up/email': 'sign-up',
  '/sign-in/email': 'sign-in',
  '/callback/:id': 'sign-in',
  '/two-factor/verify-totp': 'sign-in',
  '/two-factor/verify-backup-code': 'sign-in',
  '/passkey/verify-authentication': 'sign-in',
  '/request-password-reset': 'password-reset-request',
  '/reset-password': 'password-reset',
  '/change-password': 'password-change',
  '/two-factor/disable': 'second-factor-change',
  '/two-factor/generate-backup-codes': 'second-factor-change',
  '/passkey/verify-registration': 'second-factor-change',
  '/passkey/delete-passkey': 'second-factor-change',
  '/verify-email': 'email-confirmation',
  '/request-email-change': 'email-change-request',
  '/resend-email-change': 'email-change-request',
  '/cancel-email-change': 'email-change-cancel',
  '/decline-email-change': 'email-change-cancel',
  '/confirm-email-change': 'email-change',
  '/delete-user': 'account-deletion',
};
const TOLD_BY_LIBRARY = ['/reset-password', '/verify-email'];

interface Circumstances {
  request?: Request | undefined;
  headers?: Headers | undefined;
}

type SecurityHooks = Pick<BetterAuthOptions, 'databaseHooks'> & {
  after: ReturnType<typeof createAuthMiddleware>;
  onPasswordReset: (data: { user: { email: string } }, request?: Request) => Promise<void>;
  afterEmailVerification: (user: { email: string }, request?: Request) => Promise<void>;
};

/** Never throws, never blocks. */
export function securityEvents(onEvent: OnEvent = () => {}) {
  const tell = (event: Omit<SecurityEvent, 'address'>, { request, headers }: Circumstances) => {
    const address = (headers ?? request?.headers)?.get(ADDRESS_HEADER) ?? undefined;
    try {
      onEvent({ ...event, email: event.email?.toLowerCase(), address });
    } catch {
      // A failed report must not fail the login.
    }
  };
  return {
    after: createAuthMiddleware(async (context) => {
      const { returned, session, newSession } = context.context;
      // A session means the code belongs to setting up the app.
      const kind = isCode(context.path) && session ? 'second-factor-change' : KINDS[context.path];
      if (!kind) return;
      const failed = isCallback(context.path) ? !newSession : isAPIError(returned) && returned.statusCode >= 400;
      if (!failed && TOLD_BY_LIBRARY.includes(context.path)) return;
      // The login is complete, and reported, with the second factor only.
      if (!failed && context.path === '/sign-in/email' && newSession?.user.twoFactorEnabled) return;
      const email = (session ?? newSession)?.user.email ?? emailIn(context.body);
      tell({ kind, outcome: failed ? 'failure' : 'success', email }, context);
      // Reported under both addresses.
      if (kind === 'email-change' && !failed) tell({ kind, outcome: 'success', email: emailIn(returned) }, context);
    }),
    onPasswordReset: async ({ user }, request) =>
      tell({ kind: 'password-reset', outcome: 'success', email: user.email }, { request }),
    afterEmailVerification: async ({ email }, request) =>
      tell({ kind: 'email-confirmation', outcome: 'success', email }, { request }),
    databaseHooks: {
      session: {
        delete: {
          async after({ userId }, context) {
            if (!context) return;
            const user = await context.context.internalAdapter.findUserById(userId);
            const kind = context.path === '/sign-out' ? 'sign-out' : 'session-end';
            tell({ kind, outcome: 'success', email: user?.email }, context);
          },
        },
      },
    },
  } satisfies SecurityHooks;
}

const isCode = (path: string) => path.startsWith('/two-factor/verify-');
const isCallback = (path: string) => path.startsWith('/callback/');

function emailIn(body: unknown): string | undefined {
  const { email } = (body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : undefined;
}
