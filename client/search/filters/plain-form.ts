import type { Meant, SearchAddress } from '#contract/search.ts';
import { readAddress } from '../address.ts';

export function fromPlainForm(sent: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(sent);
  const [, from, to] = /^(\d*)-(\d*)$/.exec(params.get('engine') ?? '') ?? [];
  if (from && from !== '0') params.set('minCc', from);
  if (to) params.set('maxCc', to);
  const near = params.get('near')?.trim();
  if (near === undefined || near === (params.get('town') ?? '')) return params;
  // The town differs from the chosen place.
  params.delete('place');
  params.delete('within');
  if (near) params.set('q', [params.get('q'), 'near', near].filter(Boolean).join(' '));
  return params;
}

export function readPlainForm(form: HTMLFormElement): SearchAddress {
  const sent = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readAddress(fromPlainForm(new URLSearchParams(sent)));
}

/** The words without the filters they mean, as the form has fields for those. A model family has none. */
export function wordsLeft({ q, model }: SearchAddress, { wish }: Meant): string | undefined {
  const isFamily = model === undefined && wish.model && wish.model.length > 1;
  return isFamily ? q : wish.q;
}
