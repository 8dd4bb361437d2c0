import { jwtVerify } from 'jose';
import { z } from 'zod';
import { pageUrl } from '#language/page-url.ts';
import { message, t } from '#language/t.ts';
import { type Html, html } from '../../mail/html.ts';
import { bold, rich } from '../../mail/rich.ts';
import { type Desk, faultOf, type Leaf, type Sheet } from './leaf.ts';
import { NEW_PASSWORD } from './paths.ts';

const Claim = z.object({ email: z.email(), userId: z.string() });
type Claim = z.infer<typeof Claim>;

/** Needs a click: mail scanners follow links, and the address may be somebody else's. */
export const confirmAddress: Leaf = {
  async show(query, desk) {
    const token = query.get('token') ?? '';
    const claim = await readClaim(token, desk.secret);
    const account = claim && (await desk.account(claim.userId));
    if (!account) return stale(desk);
    if (account.emailVerified) return confirmed(claim, desk);
    return (await desk.reader()) === claim.userId ? question(claim, token) : questionToStranger(claim, token);
  },

  async take(form, desk) {
    const token = form.get('token') ?? '';
    const claim = await readClaim(token, desk.secret);
    const account = claim && (await desk.account(claim.userId));
    if (!account) return stale(desk);
    const answer = form.get('answer');
    if (answer === 'no') return disown(claim.userId, desk);
    if (account.emailVerified) return confirmed(claim, desk);
    if (answer === 'new') return choosePassword(claim.userId, desk);
    if ((await desk.reader()) !== claim.userId) {
      const login = { email: claim.email, password: form.get('password') ?? '' };
      const opened = await desk.call('/sign-in/email', login);
      if (!opened.ok) return questionToStranger(claim, token, await faultOf(opened), opened.status);
    }
    const done = await desk.call(`/verify-email?${new URLSearchParams({ token })}`);
    return done.ok ? confirmed(claim, desk) : stale(desk);
  },
};

async function readClaim(token: string, secret: string) {
  const key = new TextEncoder().encode(secret);
  const verified = await jwtVerify(token, key, { algorithms: ['HS256'] }).catch(() => undefined);
  return Claim.safeParse(verified?.payload).data;
}

async function disown(userId: string, desk: Desk): Promise<Sheet> {
  await desk.disown(userId);
  return {
    title: t('Thank you for telling us'),
    body: html`<p>${t('The account is removed, unless its e-mail had been confirmed before. Nobody can use it any more.')}</p><p><a href="${desk.origin}">${t('To Kickstand')}</a></p>`,
  };
}

async function choosePassword(userId: string, desk: Desk): Promise<Sheet> {
  const location = `${NEW_PASSWORD}?${new URLSearchParams({ token: await desk.resetToken(userId) })}`;
  return { title: t('Choose a new password'), body: html``, location };
}

const TITLE = message('Is this your e-mail?');

function question({ email }: Claim, token: string): Sheet {
  return {
    title: t(TITLE),
    body: html`<p>${rich('Somebody signed up at Kickstand with <b>{email}</b>. Confirm only if that was you: whoever signed up chose the password.', { email, b: bold })}</p>
<form method="post" class="row">${hidden(token)}
<button class="main" name="answer" value="yes">${t('Yes, confirm it')}</button>
<button name="answer" value="no">${t('This wasn’t me')}</button></form>`,
  };
}

const DESCRIBED = html` aria-describedby="fault" aria-invalid="true"`;

/** Without a session of that account: the reader may not be the one who chose the password. */
function questionToStranger({ email }: Claim, token: string, fault?: string, status = 200): Sheet {
  return {
    status,
    title: t(TITLE),
    body: html`<p>${rich('Somebody signed up at Kickstand with <b>{email}</b>. If that was you, confirm it with the password you chose.', { email, b: bold })}</p>
<form method="post">${hidden(token)}
<label>${t('Password')}<input name="password" type="password" maxlength="128" autocomplete="current-password" required${fault ? DESCRIBED : ''}></label>
${fault ? html`<p class="wrong" id="fault" role="alert">${fault}</p>` : ''}
<button class="main" name="answer" value="yes">${t('Yes, confirm it')}</button></form>
<form method="post" class="row">${hidden(token)}
<button name="answer" value="new">${t('Choose a new password instead')}</button>
<button name="answer" value="no">${t('This wasn’t me')}</button></form>
<p>${t('With a new password the account begins anew: nothing is left of what somebody else may have put into it.')}</p>`,
  };
}

const hidden = (token: string): Html => html`<input type="hidden" name="token" value="${token}">`;

function confirmed({ email }: Claim, { origin }: Desk): Sheet {
  return {
    title: t('Your e-mail is confirmed'),
    body: html`<p>${rich('<b>{email}</b> is yours. You can buy and sell now.', { email, b: bold })}</p><p><a class="button main" href="${pageUrl(origin, '/dashboard')}">${t('Continue to Kickstand')}</a></p>`,
  };
}

function stale({ origin }: Desk): Sheet {
  const account = new URLSearchParams({ from: '/dashboard/account' });
  return {
    status: 400,
    title: t('This link does not work any more'),
    body: html`<p>${t('It works for one hour, and only whole. Under My Account you can have a new one sent.')}</p>
<p><a class="button main" href="${pageUrl(origin, `/login?${String(account)}`)}">${t('Log in to My Account')}</a></p>`,
  };
}
