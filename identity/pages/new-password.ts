import { t } from '#language/t.ts';
import { html } from '../../mail/html.ts';
import { type Desk, faultOf, type Leaf, type Sheet } from './leaf.ts';
import { FORGOT_PASSWORD, NEW_PASSWORD } from './paths.ts';

export const newPassword: Leaf = {
  async show(query, desk) {
    const token = query.get('token') ?? '';
    return (await isGood(token, desk)) ? form(token) : stale();
  },

  async take(fields, desk) {
    const token = fields.get('token') ?? '';
    const answer = await desk.call('/reset-password', { token, newPassword: fields.get('password') ?? '' });
    if (!answer.ok) return (await isGood(token, desk)) ? form(token, await faultOf(answer), answer.status) : stale();
    return {
      title: t('Your password is changed'),
      body: html`<p>${t('You are logged out everywhere.')}</p><p><a class="button main" href="${desk.origin}/login">${t('Log in')}</a></p>`,
    };
  },
};

async function isGood(token: string, { call }: Desk): Promise<boolean> {
  const answer = await call(`/reset-password/${encodeURIComponent(token)}?callbackURL=${NEW_PASSWORD}`);
  return answer.headers.get('location')?.includes('?token=') ?? false;
}

const DESCRIBED = html` aria-describedby="fault" aria-invalid="true"`;

function form(token: string, fault?: string, status = 200): Sheet {
  return {
    status,
    title: t('Choose a new password'),
    body: html`<form method="post"><input type="hidden" name="token" value="${token}">
<label>${t('New password')} <small>${t('8 to 128 characters')}</small><input name="password" type="password" minlength="8" maxlength="128" autocomplete="new-password" required${fault ? DESCRIBED : ''}></label>
${fault ? html`<p class="wrong" id="fault" role="alert">${fault}</p>` : ''}
<button class="main">${t('Change my password')}</button></form>`,
  };
}

const stale = (): Sheet => ({
  status: 400,
  title: t('This link does not work any more'),
  body: html`<p>${t('It works once, within one hour, and only whole.')}</p>
<p><a class="button main" href="${FORGOT_PASSWORD}">${t('Send me a new link')}</a></p>`,
});
