import { html } from '../../mail/html.ts';
import { faultOf, type Leaf, type Sheet } from './leaf.ts';

export const forgotPassword: Leaf = {
  show: async () => form(),

  async take(fields, { call }) {
    const email = fields.get('email') ?? '';
    const answer = await call('/request-password-reset', { email });
    if (!answer.ok) return form(email, await faultOf(answer), answer.status);
    return {
      title: 'Look into your inbox',
      body: html`<p>If there is an account for <b>${email}</b>, a mail with a link to choose a new password is on its way.</p>`,
    };
  },
};

function form(email = '', fault?: string, status = 200): Sheet {
  return {
    status,
    title: 'Forgot your password?',
    body: html`<p>Tell us your e-mail, and we send you a link to choose a new one.</p>
${fault ? html`<p class="wrong" role="alert">${fault}</p>` : ''}
<form method="post"><label>E-mail<input name="email" type="email" value="${email}" autocomplete="email" required></label>
<button class="main">Send me a link</button></form>`,
  };
}
