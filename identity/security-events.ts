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
  | 'account-deletion';

export interface SecurityEvent {
  kind: SecurityEventKind;
  outcome: 'success' | 'failure';
  /** Whose account it is; of a sign-in that failed, whose it was said to be. */
  email?: string | undefined;
  /** Where the request came from. */
  address?: string | undefined;
}

export type OnEvent = (event: SecurityEvent) => void;

/** What the library has done by the end of a request to each of these paths. */
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
  '/delete-user': 'account-deletion',
};
/** Of these the library itself tells when they succeed, and whom they concern. */
const TOLD_BY_LIBRARY = ['/reset-password', '/verify-email'];

interface Circumstances {
  request?: Request | undefined;
  headers?: Headers | undefined;
}

type Told = Pick<BetterAuthOptions, 'databaseHooks'> & {
  after: ReturnType<typeof createAuthMiddleware>;
  onPasswordReset: (data: { user: { email: string } }, request?: Request) => Promise<void>;
  afterEmailVerification: (user: { email: string }, request?: Request) => Promise<void>;
};

/** Tells what happens to accounts and sessions. Never fails, and never waits. */
export function securityEvents(onEvent: OnEvent = () => {}) {
  const tell = (event: Omit<SecurityEvent, 'address'>, { request, headers }: Circumstances) => {
    const address = (headers ?? request?.headers)?.get(ADDRESS_HEADER) ?? undefined;
    try {
      onEvent({ ...event, email: event.email?.toLowerCase(), address });
    } catch {
      // Nobody is kept out because it could not be written down.
    }
  };
  return {
    after: createAuthMiddleware(async (context) => {
      const { returned, session, newSession } = context.context;
      // Who is in already has set up an app with that code.
      const kind = isCode(context.path) && session ? 'second-factor-change' : KINDS[context.path];
      if (!kind) return;
      const failed = isCallback(context.path) ? !newSession : isAPIError(returned) && returned.statusCode >= 400;
      if (!failed && TOLD_BY_LIBRARY.includes(context.path)) return;
      // The code decides, and is told.
      if (!failed && context.path === '/sign-in/email' && newSession?.user.twoFactorEnabled) return;
      const email = (session ?? newSession)?.user.email ?? emailIn(context.body);
      tell({ kind, outcome: failed ? 'failure' : 'success', email }, context);
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
  } satisfies Told;
}

const isCode = (path: string) => path.startsWith('/two-factor/verify-');
const isCallback = (path: string) => path.startsWith('/callback/');

function emailIn(body: unknown): string | undefined {
  const { email } = (body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : undefined;
}
