import { pageUrl } from '#language/page-url.ts';
import { t } from '#language/t.ts';
import { html } from '../../mail/html.ts';
import { bold, rich } from '../../mail/rich.ts';
import { MAIL_STATE } from '../mail-state.ts';
import { faultOf, type Leaf, type Sheet } from './leaf.ts';
import { FORGOT_PASSWORD } from './paths.ts';

export const forgotPassword: Leaf = {
  show: async (_query, { origin }) => form(origin),

  async take(fields, { call, origin }) {
    const email = fields.get('email') ?? '';
    const answer = await call('/request-password-reset', { email });
    if (!answer.ok) return form(origin, email, await faultOf(answer), answer.status);
    const { delayed } = (await (await call(MAIL_STATE)).json()) as { delayed: boolean };
    return {
      title: t('Look into your inbox'),
      body: html`<p>${rich('If there is an account for <b>{email}</b>, a mail with a link to choose a new password is on its way. It works once, within one hour.', { email, b: bold })}</p>
<p>${
        delayed
          ? t(
              'Our letters are delayed right now: yours is sent as soon as the mail server takes it. You need not ask again.',
            )
          : t('The letter may take some minutes.')
      }</p>
<p>${rich('Nothing there after that? Look among the unwanted mails, or <again>ask once more</again>.', { again: (words) => html`<a href="${FORGOT_PASSWORD}">${words}</a>` })}</p>
<p><a href="${pageUrl(origin, '/login')}">${t('Back to the login')}</a></p>`,
    };
  },
};

function form(origin: string, email = '', fault?: string, status = 200): Sheet {
  return {
    status,
    title: t('Forgot your password?'),
    body: html`<p>${t('Tell us your e-mail, and we send you a link to choose a new one.')}</p>
${fault ? html`<p class="wrong" role="alert">${fault}</p>` : ''}
<form method="post"><label>${t('E-mail')}<input name="email" type="email" value="${email}" autocomplete="email" required></label>
<button class="main">${t('Send me a link')}</button></form>
<p><a href="${pageUrl(origin, '/login')}">${t('Back to the login')}</a></p>`,
  };
}
