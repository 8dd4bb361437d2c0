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
  const policyOf = (hashes: string[]) =>
    [
      "default-src 'self'",
      `script-src 'self' ${hashes.join(' ')}${scripts}`,
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
  return (rendered: string) => {
    const parts = rendered.split(` nonce="${mark}"`);
    return { html: parts.join(''), policy: policyOf(inlineScripts(parts)) };
  };
}

/** Of a page split at the mark: between two parts was a marked tag. */
const inlineScripts = (parts: string[]): string[] =>
  parts.slice(1).flatMap((part, at) => {
    const before = parts[at] ?? '';
    const start = part.indexOf('>');
    const tag = before.slice(before.lastIndexOf('<')) + part.slice(0, start);
    if (!tag.startsWith('<script') || tag.includes(' src=')) return [];
    const script = part.slice(start + 1, part.indexOf('</script>'));
    return [`'sha256-${createHash('sha256').update(script).digest('base64')}'`];
  });
