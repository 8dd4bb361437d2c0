import { html } from '../../mail/html.ts';
import { faultOf, type Leaf, type Sheet } from './leaf.ts';

export const newPassword: Leaf = {
  show: async (query) => form(query.get('token') ?? ''),

  async take(fields, { call, origin }) {
    const token = fields.get('token') ?? '';
    const answer = await call('/reset-password', { token, newPassword: fields.get('password') ?? '' });
    if (!answer.ok) return form(token, await faultOf(answer), answer.status);
    return {
      title: 'Your password is changed',
      body: html`<p>You are signed out everywhere.</p><p><a class="button main" href="${origin}/login">Log in</a></p>`,
    };
  },
};

function form(token: string, fault?: string, status = 200): Sheet {
  return {
    status,
    title: 'Choose a new password',
    body: html`${fault ? html`<p class="wrong" role="alert">${fault}</p>` : ''}
<form method="post"><input type="hidden" name="token" value="${token}">
<label>New password, at least 8 characters<input name="password" type="password" minlength="8" maxlength="128" autocomplete="new-password" required></label>
<button class="main">Change my password</button></form>`,
  };
}
