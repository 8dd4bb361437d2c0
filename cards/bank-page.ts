import { createHash } from 'node:crypto';
import type { Place } from './calls.ts';
import { moneyText } from './money.ts';
import type { PaymentIntent } from './payment-intent-view.ts';
import { outcomeUrl } from './return-urls.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: #1f2328; --paper: #fff; --quiet: #59636e; --line: #d1d9e0; --go: #0b5fd6 }
@media (prefers-color-scheme: dark) { :root { --ink: #f0f3f6; --paper: #16191d; --quiet: #a3adb8; --line: #3d444d; --go: #1f6fe0 } }
* { box-sizing: border-box }
body { margin: 0; padding: 24px; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
main { max-width: 360px; margin: 0 auto }
h1 { margin: 0 0 8px; font-size: 20px; line-height: 1.3 }
p { margin: 0 0 16px; color: var(--quiet) }
.amount { font-size: 28px; font-weight: 600; color: var(--ink); font-variant-numeric: tabular-nums }
button { width: 100%; min-height: 44px; margin: 0 0 12px; font: inherit; font-weight: 600; border-radius: 8px;
  border: 1px solid var(--line); color: var(--ink); background: transparent; cursor: pointer }
button[value=complete] { color: #fff; background: var(--go); border-color: var(--go) }
:focus-visible { outline: 3px solid var(--go); outline-offset: 2px }
a { color: inherit }
`;

// In a frame the page tells the shop around it, and only a shop that it knows; else it goes back by itself.
const SCRIPT = `
const { intent, origins, back } = document.body.dataset;
if (window.parent === window) { if (back) location.replace(back) }
else for (const origin of JSON.parse(origins))
  if (!location.ancestorOrigins || location.ancestorOrigins.contains(origin))
    window.parent.postMessage({ type: '3ds-complete', intent }, origin);
`;

export function askingPage(intent: PaymentIntent): string {
  return page(
    'Confirm this payment with your bank',
    `<p class="amount">${escaped(moneyText(intent.amount, intent.currency))}</p>
<p>${escaped(intent.description ?? 'Card payment')}</p>
<form method="post" action="/3ds/${escaped(intent.id)}">
<input type="hidden" name="client_secret" value="${escaped(intent.client_secret)}">
<input type="hidden" name="payment_method" value="${escaped(intent.payment_method ?? '')}">
<button name="outcome" value="complete">Complete</button>
<button name="outcome" value="fail">Fail</button>
</form>
<p>Test mode: no money moves. Choose how the bank answers.</p>`,
  );
}

export function decidedPage(intent: PaymentIntent, { allowedOrigins }: Place): string {
  const back = intent.return_url && outcomeUrl(intent.return_url, intent);
  return page(
    intent.status === 'succeeded' ? 'Payment confirmed' : 'Payment not confirmed',
    back ? `<p><a href="${escaped(back)}">Back to the shop</a></p>` : '<p>You can go back to the shop now.</p>',
    `data-intent="${escaped(intent.id)}" data-origins="${escaped(JSON.stringify(allowedOrigins))}" data-back="${escaped(back ?? '')}"`,
  );
}

export function unknownPage(): string {
  return page('This payment is not known', '<p>Please go back to the shop and start the payment again.</p>');
}

/** Nothing is loaded from anywhere, and only the shops we know may put the page in a frame. */
export function pageHeaders({ allowedOrigins }: Place) {
  const policy = [
    "default-src 'none'",
    `style-src '${hash(STYLE)}'`,
    `script-src '${hash(SCRIPT)}'`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${allowedOrigins.join(' ') || "'none'"}`,
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    // The address holds the client secret.
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}

function page(title: string, content: string, facts = ''): string {
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
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
