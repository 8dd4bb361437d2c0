import { t } from '#language/t.ts';
import type { StoredMail } from './folder.ts';
import { type Html, html } from './html.ts';
import { plainPages } from './plain-pages.ts';

export const FONTS = '/dev/fonts';
const { page, headers } = plainPages({ name: 'Kickstand', home: '/', fonts: FONTS });

export const inboxHeaders = { ...headers("frame-src 'self'; form-action 'none'"), 'x-frame-options': 'SAMEORIGIN' };

export function listPage(mails: StoredMail[]): string {
  const list = html`<ul>${mails.map(item)}</ul>`;
  return page(
    t('Mails that were sent'),
    html`<p class="quiet">${t('They were kept on this machine, and nobody else has got them.')}</p>${mails.length > 0 ? list : html`<p>${t('None yet.')}</p>`}`,
    'wide',
  );
}

export function mailPage(mail: StoredMail): string {
  return page(
    mail.subject,
    html`<p><a href="/dev/mail">${t('All mails')}</a></p>
<dl><dt>${t('To||receiver of a mail')}</dt><dd>${mail.to}</dd><dt>${t('From||sender of a mail')}</dt><dd>${mail.from}</dd><dt>${t('Sent||when a mail was sent')}</dt><dd>${mail.date}</dd></dl>
<pre>${linked(mail.text)}</pre>
<h2>${t('As HTML')}</h2><iframe src="/dev/mail/${mail.id}/html" title="${t('The mail as HTML')}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`,
    'wide',
  );
}

export function missingPage(): string {
  return page(t('There is no such mail'), html`<p><a href="/dev/mail">${t('All mails')}</a></p>`);
}

function item(mail: StoredMail): Html {
  return html`<li><a href="/dev/mail/${mail.id}"><b>${mail.subject}</b><small>${t('to {receiver}, {date}', { receiver: mail.to, date: mail.date })}</small></a></li>`;
}

function linked(text: string): Html[] {
  const pieces = text.split(/(https?:\/\/[^\s<>"]+)/);
  return pieces.map((piece, index) => (index % 2 ? html`<a href="${piece}">${piece}</a>` : html`${piece}`));
}
