import { createHash } from 'node:crypto';
import type { Market } from './market.ts';

/** Makes the content security policy of a finished page: its own inline scripts are allowed by their hashes, nothing else is. */
export function contentPolicy({ config }: Market) {
  const stripe = config.cards.provider === 'stripe';
  const cards = config.cards.origin ?? '';
  const scripts = stripe ? ' https://js.stripe.com' : '';
  const connections = stripe ? 'https://api.stripe.com' : cards;
  const frames = stripe ? 'https://js.stripe.com https://hooks.stripe.com' : cards;
  return (html: string) =>
    [
      "default-src 'self'",
      `script-src 'self' ${inlineScripts(html).join(' ')}${scripts}`,
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      `connect-src 'self' ${connections}`,
      `frame-src ${frames}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ');
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
