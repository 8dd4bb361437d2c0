import { jwtVerify } from 'jose';
import { z } from 'zod';
import { html } from '../../mail/html.ts';
import type { Desk, Leaf, Sheet } from './leaf.ts';

const Claim = z.object({ email: z.email(), userId: z.string() });

/** Asks before it confirms: programs that look into mails follow links, and an address may be somebody else's. */
export const confirmAddress: Leaf = {
  async show(query, desk) {
    const token = query.get('token') ?? '';
    const claim = await readClaim(token, desk.secret);
    return claim ? question(claim.email, token) : stale(desk);
  },

  async take(form, desk) {
    const token = form.get('token') ?? '';
    const claim = await readClaim(token, desk.secret);
    if (!claim) return stale(desk);
    if (form.get('answer') === 'no') return disown(claim.userId, desk);
    const answer = await desk.call(`/verify-email?${new URLSearchParams({ token })}`);
    return answer.ok ? confirmed(claim.email, desk.origin) : stale(desk);
  },
};

/** The library signs these links as a JWT with its secret. */
async function readClaim(token: string, secret: string) {
  const key = new TextEncoder().encode(secret);
  const verified = await jwtVerify(token, key, { algorithms: ['HS256'] }).catch(() => undefined);
  return Claim.safeParse(verified?.payload).data;
}

async function disown(userId: string, desk: Desk): Promise<Sheet> {
  await desk.disown(userId);
  return {
    title: 'Thank you for telling us',
    body: html`<p>The account is removed, unless its e-mail had been confirmed before. Nobody can use it any more.</p><p><a href="${desk.origin}">To Kickstand</a></p>`,
  };
}

function question(email: string, token: string): Sheet {
  return {
    title: 'Is this your e-mail?',
    body: html`<p>Somebody signed up at Kickstand with <b>${email}</b>. Confirm only if that was you: whoever signed up chose the password.</p>
<form method="post" class="row"><input type="hidden" name="token" value="${token}">
<button class="main" name="answer" value="yes">Yes, confirm it</button>
<button name="answer" value="no">This wasn’t me</button></form>`,
  };
}

function confirmed(email: string, origin: string): Sheet {
  return {
    title: 'Your e-mail is confirmed',
    body: html`<p><b>${email}</b> is yours. You can buy and sell now.</p><p><a class="button main" href="${origin}/login">Continue to Kickstand</a></p>`,
  };
}

function stale({ origin }: Desk): Sheet {
  const account = new URLSearchParams({ from: '/dashboard/account' });
  return {
    status: 400,
    title: 'This link does not work any more',
    body: html`<p>It works for one hour, and only whole. Under My Account you can have a new one sent.</p>
<p><a class="button main" href="${origin}/login?${String(account)}">Log in to My Account</a></p>`,
  };
}
