import { createHmac, randomUUID } from 'node:crypto';
import type { AuthContext, GenericEndpointContext } from 'better-auth';

const YEAR = 365 * 24 * 60 * 60;
const cookieOf = (context: AuthContext) => context.createAuthCookie('known_browser', { maxAge: YEAR });

export function accountHash(secret: string, email: string): string {
  return createHmac('sha256', secret).update(`account:${email.toLowerCase()}`).digest('base64url');
}

/** Authorizes nothing. */
export async function knownBrowser(ctx: GenericEndpointContext, email: string): Promise<string | undefined> {
  const { secret } = ctx.context;
  const value = await ctx.getSignedCookie(cookieOf(ctx.context).name, secret);
  const [mark, number] = (value || '').split('.');
  return mark === accountHash(secret, email) ? number : undefined;
}

export async function rememberBrowser(ctx: GenericEndpointContext, email: string): Promise<void> {
  if (await knownBrowser(ctx, email)) return;
  const { name, attributes } = cookieOf(ctx.context);
  await ctx.setSignedCookie(
    name,
    `${accountHash(ctx.context.secret, email)}.${randomUUID()}`,
    ctx.context.secret,
    attributes,
  );
}
