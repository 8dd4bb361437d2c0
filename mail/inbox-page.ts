import { createHash } from 'node:crypto';
import type { KeptMail } from './folder.ts';
import { type Html, html, markup } from './html.ts';

const STYLE = `
:root { color-scheme: light dark } body { max-width: 46rem; margin: 0 auto; padding: 24px 16px; font: 16px/1.5 system-ui, sans-serif }
h1 { font-size: 1.375rem } dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 12px } dd { margin: 0; overflow-wrap: anywhere }
ul { list-style: none; padding: 0 } li { border-bottom: 1px solid #8886 } li a { display: block; padding: 12px 4px; color: inherit; text-decoration: none }
li a:hover { background: #8882 } small { opacity: .75 } pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
iframe { width: 100%; height: 22rem; border: 1px solid #8886; border-radius: 8px; background: #fff } :focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

export const inboxHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-src 'self'; base-uri 'none'; form-action 'none'`,
  'x-frame-options': 'SAMEORIGIN',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

export function listPage(mails: KeptMail[]): string {
  const list = html`<ul>${mails.map(item)}</ul>`;
  return page(
    'Mails that were sent',
    html`<p><small>They were kept on this machine, and nobody else has got them.</small></p>${mails.length > 0 ? list : html`<p>None yet.</p>`}`,
  );
}

export function mailPage(mail: KeptMail): string {
  return page(
    mail.subject,
    html`<p><a href="/dev/mail">All mails</a></p>
<dl><dt>To</dt><dd>${mail.to}</dd><dt>From</dt><dd>${mail.from}</dd><dt>Sent</dt><dd>${mail.date}</dd></dl>
<pre>${linked(mail.text)}</pre>
<h2>As HTML</h2><iframe src="/dev/mail/${mail.id}/html" title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`,
  );
}

export function missingPage(): string {
  return page('There is no such mail', html`<p><a href="/dev/mail">All mails</a></p>`);
}

function item(mail: KeptMail): Html {
  return html`<li><a href="/dev/mail/${mail.id}"><b>${mail.subject}</b><br><small>to ${mail.to}, ${mail.date}</small></a></li>`;
}

function linked(text: string): Html[] {
  const pieces = text.split(/(https?:\/\/[^\s<>"]+)/);
  return pieces.map((piece, index) => (index % 2 ? html`<a href="${piece}">${piece}</a>` : html`${piece}`));
}

function page(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${markup(STYLE)}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`.toString();
}
