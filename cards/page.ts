import { createHash } from 'node:crypto';
import type { Place } from './calls.ts';

export interface Page {
  status: number;
  html: string;
  location?: string;
}

const STYLE = `
:root { color-scheme: light dark; --ink: #1f2328; --paper: #fff; --quiet: #59636e; --line: #d1d9e0; --go: #0b5fd6 }
@media (prefers-color-scheme: dark) { :root { --ink: #f0f3f6; --paper: #16191d; --quiet: #a3adb8; --line: #3d444d; --go: #1f6fe0 } }
* { box-sizing: border-box }
body { margin: 0; padding: 24px; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
main { max-width: 360px; margin: 0 auto }
h1 { margin: 0 0 8px; font-size: 20px; line-height: 1.3 }
p { margin: 0 0 16px; color: var(--quiet); overflow-wrap: anywhere }
.amount { font-size: 28px; font-weight: 600; color: var(--ink); font-variant-numeric: tabular-nums }
button { width: 100%; min-height: 44px; margin: 0 0 12px; font: inherit; font-weight: 600; border-radius: 8px;
  border: 1px solid var(--line); color: var(--ink); background: transparent; cursor: pointer }
button[value=complete] { color: #fff; background: var(--go); border-color: var(--go) }
:focus-visible { outline: 3px solid var(--go); outline-offset: 2px }
a { color: inherit }
`;

// In a frame the page posts the result to the allowed origin around it; otherwise it navigates back.
const SCRIPT = `
const { intent, origins, back } = document.body.dataset;
if (window.parent === window) { if (back) location.replace(back) }
else for (const origin of JSON.parse(origins))
  if (!location.ancestorOrigins || location.ancestorOrigins.contains(origin))
    window.parent.postMessage({ type: '3ds-complete', intent }, origin);
`;

/** Loads nothing; only allowed origins may frame a page or be navigated to. */
export function pageHeaders({ allowedOrigins }: Place, { framed }: { framed: boolean }) {
  const shops = allowedOrigins.join(' ');
  const policy = [
    "default-src 'none'",
    `style-src '${hash(STYLE)}'`,
    `script-src '${hash(SCRIPT)}'`,
    framed ? "form-action 'self'" : `form-action 'self' ${shops}`,
    "base-uri 'none'",
    `frame-ancestors ${(framed && shops) || "'none'"}`,
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    // The address holds a secret.
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}

export function page(title: string, content: string, facts = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body ${facts}>
<main>
<h1>${title}</h1>
${content}
</main>
${facts && `<script>${SCRIPT}</script>`}
</body>
</html>
`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
