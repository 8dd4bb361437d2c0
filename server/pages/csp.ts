import { createHash } from 'node:crypto';
import type { AppContext } from '../context.ts';

/**
 * Builds the CSP of a rendered page: inline scripts with the renderer's mark are allowed by hash. The page is sent
 * without the mark.
 */
export function contentSecurityPolicy({ config }: Pick<AppContext, 'config'>, mark: string) {
  const stripe = config.cards.provider === 'stripe';
  const cards = config.cards.origin ?? '';
  const scripts = stripe ? ' https://js.stripe.com' : '';
  const connections = stripe ? 'https://api.stripe.com' : cards;
  const frames = stripe ? 'https://js.stripe.com https://hooks.stripe.com' : cards;
  return (rendered: string) => ({
    html: rendered.replaceAll(` nonce="${mark}"`, ''),
    policy: [
      "default-src 'self'",
      `script-src 'self' ${inlineScripts(rendered, mark).join(' ')}${scripts}`,
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      `connect-src 'self' ${connections}`,
      `frame-src ${frames}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  });
}

function inlineScripts(html: string, mark: string): string[] {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
  const ours = inline.filter(([, attributes]) => attributes?.includes(` nonce="${mark}"`));
  return ours.map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}
