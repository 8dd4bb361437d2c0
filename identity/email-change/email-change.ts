import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth';
import { APIError, createAuthEndpoint, getIP, sessionMiddleware } from 'better-auth/api';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { type Message, message, t } from '#language/t.ts';
import type { Attempts } from '../attempts.ts';
import { disown } from '../begin-anew.ts';
import type { IdentityOptions } from '../identity.ts';
import { rememberBrowser } from '../known-browser.ts';
import { type Letters, LINKS_WORK } from '../letters.ts';
import type { Outbox } from '../outbox.ts';
import { expectRecentLogin } from '../second-factor.ts';
import { applyChange, hashOf, newToken } from './apply-change.ts';
import * as queries from './queries.ts';

const HOUR = 60 * 60;
const BY_PERSON = [
  { max: 5, seconds: HOUR },
  { max: 10, seconds: 24 * HOUR },
];
const BY_ADDRESS = { max: 30, seconds: HOUR };

type Options = Pick<
  IdentityOptions,
  'rateLimit' | 'onSessionEnded' | 'onSessionsEnded' | 'onEmailChanged' | 'onAccountReplaced'
> & {
  sql: Sql<{ bigint: number }>;
  attempts: Attempts;
  letters: Letters;
  outbox: Outbox;
  /** Seconds since the login. */
  recent: number;
};

interface Person {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
}

const NewEmail = z.object({ newEmail: z.email().max(254).toLowerCase() });
const Link = z.object({ token: z.string().max(100) });

const STALE = { code: 'LINK_STALE', message: message('This link does not work any more.') };
const TAKEN = { code: 'EMAIL_TAKEN', message: message('This e-mail belongs to another account.') };
const SAME = { code: 'SAME_EMAIL', message: message('This is your e-mail already.') };
const NONE = {
  code: 'NO_EMAIL_CHANGE',
  message: message('You have not asked for another e-mail, or it was too long ago.'),
};

const told = (refusal: { code: string; message: Message }) => ({ ...refusal, message: t(refusal.message) });

/**
 * Replaces Better Auth's change of address: its link works repeatedly, outlives a new request and a new password, and
 * its update is no transaction.
 */
export function emailChange(options: Options) {
  const { sql, attempts, letters, outbox, rateLimit, recent } = options;

  async function expectFew({ request, context }: GenericEndpointContext, { id }: Person) {
    if (!rateLimit) return;
    const address = request && getIP(request, context.options);
    const isFew =
      (await attempts.allows(`email-change:${id}`, ...BY_PERSON)) &&
      (await attempts.allows(`email-change:${address}`, BY_ADDRESS));
    if (!isFew) throw new APIError('TOO_MANY_REQUESTS', {}, { 'X-Retry-After': String(HOUR) });
  }

  /** The same response for a taken address, whose owner gets another mail. */
  async function send({ context }: GenericEndpointContext, user: Person, newEmail: string) {
    const token = newToken();
    await queries.insertRequest(sql, { userId: user.id, newEmail, mark: hashOf(token), seconds: LINKS_WORK });
    const taken = await context.internalAdapter.findUserByEmail(newEmail);
    if (taken?.user.emailVerified) await letters.emailTaken(taken.user);
    else await letters.newEmail({ user: { ...user, email: newEmail }, token });
  }

  /** An unverified account makes way for the owner of its address. */
  async function releaseAddress(accounts: GenericEndpointContext['context'], newEmail: string) {
    const holder = await accounts.internalAdapter.findUserByEmail(newEmail);
    if (holder) await disown(accounts, holder.user.id, options);
  }

  return {
    id: 'email-change',
    schema: queries.emailChangeSchema,
    endpoints: {
      readEmailChange: createAuthEndpoint('/email-change', { method: 'GET', use: [sessionMiddleware] }, async (ctx) => {
        const [pending] = await queries.requestOf(sql, ctx.context.session.user.id);
        return ctx.json({ newEmail: pending?.newEmail ?? null });
      }),
      requestEmailChange: createAuthEndpoint(
        '/request-email-change',
        { method: 'POST', body: NewEmail, use: [sessionMiddleware] },
        async (ctx) => {
          const { user } = ctx.context.session;
          const { newEmail } = ctx.body;
          await expectRecentLogin(ctx, recent);
          if (newEmail === user.email) throw new APIError('BAD_REQUEST', told(SAME));
          await expectFew(ctx, user);
          await send(ctx, user, newEmail);
          if (user.emailVerified) await letters.emailChangeAsked(user, newEmail);
          return ctx.json({ newEmail });
        },
      ),
      resendEmailChange: createAuthEndpoint(
        '/resend-email-change',
        { method: 'POST', use: [sessionMiddleware] },
        async (ctx) => {
          const { user } = ctx.context.session;
          const [pending] = await queries.requestOf(sql, user.id);
          if (!pending) throw new APIError('NOT_FOUND', told(NONE));
          await expectFew(ctx, user);
          await send(ctx, user, pending.newEmail);
          return ctx.json({ newEmail: pending.newEmail });
        },
      ),
      cancelEmailChange: createAuthEndpoint(
        '/cancel-email-change',
        { method: 'POST', use: [sessionMiddleware] },
        async (ctx) => {
          await queries.cancel(sql, ctx.context.session.user.id);
          return ctx.json({ status: true });
        },
      ),
      declineEmailChange: createAuthEndpoint('/decline-email-change', { method: 'POST', body: Link }, async (ctx) => {
        await queries.decline(sql, hashOf(ctx.body.token));
        return ctx.json({ status: true });
      }),
      confirmEmailChange: createAuthEndpoint(
        '/confirm-email-change',
        { method: 'POST', body: Link, use: [sessionMiddleware] },
        async (ctx) => {
          const { user, session } = ctx.context.session;
          const [pending] = await queries.requestByHash(sql, hashOf(ctx.body.token));
          if (pending?.userId !== user.id) throw new APIError('BAD_REQUEST', told(STALE));
          await releaseAddress(ctx.context, pending.newEmail);
          const done = await applyChange(sql, { ...pending, sessionId: session.id }, options, letters);
          if (done === 'stale') throw new APIError('BAD_REQUEST', told(STALE));
          if (done === 'taken') throw new APIError('CONFLICT', told(TAKEN));
          outbox.wake();
          await rememberBrowser(ctx, pending.newEmail);
          return ctx.json({ email: pending.newEmail });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
