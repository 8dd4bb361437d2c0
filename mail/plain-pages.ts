import { createHash } from 'node:crypto';
import { language } from '#language/current.ts';
import { directionOf } from './direction.ts';
import { type Html, html, markup } from './html.ts';
import { pageStyle } from './page-style.ts';

interface Site {
  name: string;
  /** Target of the name in the header; without it no logo either. */
  home?: string;
  fonts: string;
}

/** No scripts; the CSP enforces it. */
export function plainPages({ name, home, fonts }: Site) {
  const style = pageStyle(fonts);
  const hash = createHash('sha256').update(style).digest('base64');
  const masthead = home ? html`<a href="${home}">${MARK}${name}</a>` : html`<span>${name}</span>`;
  const icon = home ? html`<link rel="icon" href="/favicon.svg" type="image/svg+xml">` : '';
  return {
    page: (title: string, body: Html, width: 'narrow' | 'wide' = 'narrow') =>
      html`<!doctype html>
<html lang="${language()}"${directionOf()}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | ${name}</title>${icon}<style>${markup(style)}</style></head>
<body><header>${masthead}</header><main class="${width}"><h1>${title}</h1>${body}</main></body>
</html>`.toString(),
    headers: (more = "form-action 'self'"): Record<string, string> => ({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; font-src 'self'; ${more}; frame-ancestors 'none'; base-uri 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    }),
  };
}

const MARK = html`<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#fbc62b"/><path d="M10.5 6v19M10.5 16.5 20.5 6M14.5 12.5 22.5 25M5.5 25.5h21" fill="none" stroke="#201b12" stroke-width="3" stroke-linecap="round"/></svg>`;
