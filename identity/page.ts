import { createHash } from 'node:crypto';
import { type Html, html, markup } from '../mail/html.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: #1f2328; --quiet: #59636e; --paper: #fff; --ground: #f1f0ec; --line: #d0d4d9; --signal: #0b57a4; --on-signal: #fff; --wrong: #b3261e }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eaed; --quiet: #a6adb5; --paper: #1e2124; --ground: #131517; --line: #41474d; --signal: #8ab8f0; --on-signal: #10243a; --wrong: #ffb4ab } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 16px; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground) }
main { width: 100%; max-width: 420px; padding: 24px; background: var(--paper); border: 1px solid var(--line); border-radius: 12px }
h1 { margin: 0 0 8px; font-size: 1.375rem; line-height: 1.3 }
p { margin: 0 0 16px } .quiet { color: var(--quiet); font-size: .875rem } .wrong { color: var(--wrong) }
ul { list-style: none; margin: 0 0 16px; padding: 0; border-top: 1px solid var(--line) }
label { display: block; margin-bottom: 12px; font-size: .875rem } input { display: block; width: 100%; margin-top: 4px }
button, input, a.button { font: inherit; min-height: 44px; padding: 8px 14px; border-radius: 8px; border: 1px solid var(--line); color: inherit; background: var(--paper) }
button { cursor: pointer } a { color: var(--signal) } a.button { display: inline-block; text-decoration: none }
button.main, a.button.main { background: var(--signal); border-color: var(--signal); color: var(--on-signal); font-weight: 600 }
button:hover { border-color: var(--signal) } :focus-visible { outline: 3px solid var(--signal); outline-offset: 2px }
.person { width: 100%; display: flex; gap: 12px; align-items: center; text-align: left; border: 0; border-bottom: 1px solid var(--line); border-radius: 0 }
.person:hover { background: var(--ground) } .person img { border-radius: 50% } .person span { display: block; overflow-wrap: anywhere }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center }
summary { cursor: pointer; padding: 8px 0; margin-bottom: 8px }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** A whole page without scripts. */
export function page(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${markup(STYLE)}</style></head>
<body><main><h1>${title}</h1>${body}</main></body>
</html>`.toString();
}

/** `formTargets`: where forms may lead besides the page's own origin, redirects included. */
export function pageHeaders(formTargets = ''): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src 'self'; form-action 'self' ${formTargets}; frame-ancestors 'none'; base-uri 'none'`,
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}
