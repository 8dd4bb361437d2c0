import type { Place } from './calls.ts';
import type { Params } from './form-decoding.ts';
import { text } from './params.ts';
import { invalid } from './refusals.ts';

/** Only allowed origins, so that no page of ours is an open redirect. */
export function returnUrlIn(params: Params, { allowedOrigins }: Place, param = 'return_url'): string | null {
  const wish = text(params, param, 2000);
  if (!wish) return null;
  const url = URL.canParse(wish) ? new URL(wish) : undefined;
  if (!url || !allowedOrigins.includes(url.origin) || url.username || url.password)
    throw invalid(`Not a valid URL: ${param} must be on a web site that this provider knows.`, {
      code: 'url_invalid',
      param,
    });
  return url.href;
}

export function outcomeUrl(returnUrl: string, intent: { id: string; client_secret: string; status: string }): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret);
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return url.href;
}
