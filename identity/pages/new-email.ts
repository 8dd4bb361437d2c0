import { pageUrl } from '#language/page-url.ts';
import { message, t } from '#language/t.ts';
import { type Html, html } from '../../mail/html.ts';
import { bold, rich } from '../../mail/rich.ts';
import { type Desk, faultOf, type Leaf, type Sheet } from './leaf.ts';
import { NEW_EMAIL } from './paths.ts';

/** Needs the mail and a login: either alone may be somebody else's. And a click, as scanners follow links. */
export const newEmail: Leaf = {
  async show(query, desk) {
    const token = query.get('token') ?? '';
    const request = await desk.emailChange(token);
    const account = request && (await desk.account(request.userId));
    if (!account) return stale(desk);
    const reader = await desk.reader();
    if (reader === request.userId) return question(account.email, request.newEmail, token);
    return questionToStranger(request.newEmail, token, desk, !!reader);
  },

  async take(form, desk) {
    const token = form.get('token') ?? '';
    if (form.get('answer') === 'no') return decline(token, desk);
    const answer = await desk.call('/confirm-email-change', { token });
    if (answer.ok) return changed(((await answer.json()) as { email: string }).email, desk);
    if (answer.status === 409) return taken(desk);
    if (answer.status === 401) return newEmail.show(new URLSearchParams({ token }), desk);
    if (answer.status === 400) return afterTwoClicks(form.get('email') ?? '', desk);
    return fault(await faultOf(answer), answer.status, desk);
  },
};

const TITLE = message('Is this your new e-mail?');

function question(email: string, newEmail: string, token: string): Sheet {
  return {
    title: t(TITLE),
    body: html`<p>${rich('Your Kickstand account changes its e-mail from <b>{email}</b> to <b>{newEmail}</b>.', { email, newEmail, b: bold })}</p>
<p>${t('From then on you log in with the new one, and our letters go there. You are logged out everywhere else. Your bikes, bookings and payouts stay as they are.')}</p>
<form method="post" class="row">${hidden('token', token)}${hidden('email', newEmail)}
<button class="main" name="answer" value="yes">${t('Yes, change it')}</button>
<button name="answer" value="no">${t('No, keep the old one')}</button></form>`,
  };
}

function questionToStranger(newEmail: string, token: string, { origin }: Desk, isAnother: boolean): Sheet {
  const from = `${NEW_EMAIL}?${new URLSearchParams({ token })}`;
  return {
    title: t(TITLE),
    body: html`<p>${rich('Somebody who is logged in to Kickstand asked to use <b>{newEmail}</b> for their account. If that was you, log in to that account here: then you can say yes.', { newEmail, b: bold })}</p>
${isAnother ? html`<p>${t('In this browser somebody else is logged in: log out first, then open the link again.')}</p>` : ''}
<p><a class="button main" href="${pageUrl(origin, `/login?${String(new URLSearchParams({ from }))}`)}">${t('Log in')}</a></p>
<form method="post">${hidden('token', token)}
<button name="answer" value="no">${t('This wasn’t me')}</button></form>`,
  };
}

const hidden = (name: string, value: string): Html => html`<input type="hidden" name="${name}" value="${value}">`;

async function decline(token: string, desk: Desk): Promise<Sheet> {
  const answer = await desk.call('/decline-email-change', { token });
  if (!answer.ok) return fault(await faultOf(answer), answer.status, desk);
  return {
    title: t('Nothing was changed'),
    body: html`<p>${t('The link does not work any more. The account keeps the e-mail it has.')}</p><p><a href="${desk.origin}">${t('To Kickstand')}</a></p>`,
  };
}

function changed(email: string, { origin }: Desk): Sheet {
  return {
    title: t('Your e-mail is changed'),
    body: html`<p>${rich('From now on you log in with <b>{email}</b>. You are logged out everywhere else.', { email, b: bold })}</p><p><a class="button main" href="${pageUrl(origin, '/dashboard/account')}">${t('Continue to My Account')}</a></p>`,
  };
}

/** After a double click the second request finds the link used. */
async function afterTwoClicks(email: string, desk: Desk): Promise<Sheet> {
  const reader = await desk.reader();
  const account = reader ? await desk.account(reader) : null;
  return account?.emailVerified && account.email === email ? changed(email, desk) : stale(desk);
}

function taken({ origin }: Desk): Sheet {
  return {
    status: 409,
    title: t('This e-mail cannot be used'),
    body: html`<p>${t('It belongs to another account at Kickstand, or to one that was removed. Your account keeps the e-mail it has.')}</p><p><a class="button main" href="${pageUrl(origin, '/dashboard/account')}">${t('Back to My Account')}</a></p>`,
  };
}

function fault(words: string, status: number, { origin }: Desk): Sheet {
  return {
    status,
    title: t('That did not work'),
    body: html`<p role="alert">${words}</p><p><a href="${pageUrl(origin, '/dashboard/account')}">${t('Back to My Account')}</a></p>`,
  };
}

function stale({ origin }: Desk): Sheet {
  return {
    status: 400,
    title: t('This link does not work any more'),
    body: html`<p>${t('It works once, within one hour, and only the newest one. Under My Account you can have a new one sent.')}</p>
<p><a class="button main" href="${pageUrl(origin, '/dashboard/account')}">${t('To My Account')}</a></p>`,
  };
}
