/** What the panel's form sends where no script runs, in the words of an address. */
export function fromPlainForm(sent: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(sent);
  const [, from, to] = /^(\d*)-(\d*)$/.exec(params.get('engine') ?? '') ?? [];
  if (from && from !== '0') params.set('minCc', from);
  if (to) params.set('maxCc', to);
  const near = params.get('near')?.trim();
  if (near) params.set('q', [params.get('q'), 'near', near].filter(Boolean).join(' '));
  return params;
}
