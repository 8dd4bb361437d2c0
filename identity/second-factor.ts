import { passkey } from '@better-auth/passkey';
import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins';
import { t } from '#language/t.ts';
import type { SecondFactorChange } from '../mail/security-letters.ts';
import type { Letters } from './letters.ts';

/** RFC 8176 values. */
const METHODS: Record<string, string> = {
  '/sign-in/email': 'pwd',
  '/sign-up/email': 'pwd',
  '/two-factor/verify-totp': 'otp mfa',
  '/two-factor/verify-backup-code': 'otp mfa',
  '/passkey/verify-authentication': 'pop user mfa',
};

const CHANGES: Record<string, SecondFactorChange> = {
  '/two-factor/verify-totp': 'app-added',
  '/two-factor/disable': 'app-removed',
  '/two-factor/generate-backup-codes': 'codes-renewed',
  '/passkey/verify-registration': 'passkey-added',
  '/passkey/delete-passkey': 'passkey-removed',
};

const GUARDED = [
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
  '/two-factor/get-totp-uri',
  '/passkey/generate-register-options',
  '/passkey/verify-registration',
  '/passkey/update-passkey',
  '/passkey/delete-passkey',
];

interface Options {
  letters: Letters;
  origin: string;
  recent: number;
}

export const methodsOf = (session: object) =>
  String(('amr' in session && session.amr) || '')
    .split(' ')
    .filter(Boolean);

/** Google logins are exempt: Google has its own second factor. */
export function secondFactor({ letters, origin, recent }: Options) {
  return [
    twoFactor({ issuer: 'Kickstand', allowPasswordless: true }),
    passkey({
      rpName: 'Kickstand',
      rpID: new URL(origin).hostname,
      origin,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      registration: {
        afterVerification: async ({ verification }) => expectVerified(verification.registrationInfo?.userVerified),
      },
      authentication: {
        afterVerification: async ({ verification }) => expectVerified(verification.authenticationInfo.userVerified),
      },
    }),
    careful({ letters, recent }),
  ] as const;
}

/** A verified passkey is two factors: possession, and knowledge or biometrics. */
function expectVerified(userVerified: boolean | undefined) {
  if (userVerified) return;
  throw new APIError('BAD_REQUEST', {
    code: 'PASSKEY_UNVERIFIED',
    message: t('This key asks for no finger, face or PIN. Please set one up for it, or choose another.'),
  });
}

function careful({ letters, recent }: Pick<Options, 'letters' | 'recent'>) {
  const enrolling = new WeakSet<Request>();
  return {
    id: 'careful',
    schema: { session: { fields: { amr: { type: 'string', required: false, input: false } } } },
    init: () => ({
      options: {
        databaseHooks: {
          session: {
            create: {
              before: async (session, ctx) => {
                const amr = METHODS[ctx?.path ?? ''];
                return { data: amr ? { ...session, amr } : session };
              },
            },
          },
        },
      },
    }),
    hooks: {
      before: [
        {
          matcher: ({ path }) => GUARDED.includes(path ?? ''),
          handler: createAuthMiddleware(async (ctx) => expectOwner(ctx, recent)),
        },
        {
          matcher: ({ path }) => path === '/two-factor/verify-totp',
          handler: createAuthMiddleware(async (ctx) => {
            const session = await getSessionFromCtx<{ twoFactorEnabled?: boolean }>(ctx);
            if (session && !session.user.twoFactorEnabled && ctx.request) enrolling.add(ctx.request);
          }),
        },
      ],
      after: [
        {
          matcher: ({ path }) => (path ?? '') in CHANGES,
          handler: createAuthMiddleware(async ({ path, request, context }) => {
            const change = CHANGES[path];
            const user = (context.newSession ?? context.session)?.user;
            if (!change || !user || isAPIError(context.returned)) return;
            if (change === 'app-added' && !(request && enrolling.has(request))) return;
            await letters.secondFactorChanged(user, change);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

/** An unconfirmed address cannot add a second factor, as its owner would be locked out. */
async function expectOwner(ctx: GenericEndpointContext, recent: number) {
  const found = await getSessionFromCtx(ctx);
  if (found && !found.user.emailVerified)
    throw new APIError('FORBIDDEN', { code: 'EMAIL_NOT_VERIFIED', message: t('Please confirm your e-mail first.') });
  await expectRecentLogin(ctx, recent);
}

/** With the second factor, where there is one: an unlocked session cannot weaken the account. */
export async function expectRecentLogin(ctx: GenericEndpointContext, recent: number) {
  const found = await getSessionFromCtx<{ twoFactorEnabled?: boolean }, { amr?: string }>(ctx);
  if (!found) throw new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED', message: 'Unauthorized' });
  const { session, user } = found;
  const isRecent = Date.now() - session.createdAt.getTime() < recent * 1000;
  if (!isRecent && !(await asksPassword(ctx, user.id)))
    throw new APIError('FORBIDDEN', { code: 'SESSION_EXPIRED', message: t('Please log in again.') });
  const where = [{ field: 'userId', value: user.id }];
  const hasOne = user.twoFactorEnabled || (await ctx.context.adapter.count({ model: 'passkey', where })) > 0;
  if (hasOne && !methodsOf(session).includes('mfa'))
    throw new APIError('FORBIDDEN', {
      code: 'SECOND_FACTOR_NEEDED',
      message: t('Please log in again with your second step, to show that it is you.'),
    });
}

/** Better Auth also asks for the password where there is one, except for passkeys. */
async function asksPassword({ path, context }: GenericEndpointContext, userId: string) {
  if (!path.startsWith('/two-factor/')) return false;
  const accounts = await context.internalAdapter.findAccounts(userId);
  return accounts.some(({ providerId }) => providerId === 'credential');
}
