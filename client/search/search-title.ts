import type { Meant } from '#contract/search.ts';

const MOST_NAMED = 4;

/** The search in a line: `Pulsar 150, under $900`. */
export function searchTitle({ chips }: Pick<Meant, 'chips'>): string {
  if (!chips.length) return 'Bikes on sale';
  const named = chips.length > MOST_NAMED ? chips.slice(0, MOST_NAMED - 1) : chips;
  const rest = chips.length - named.length;
  return `${named.map(({ text }) => text).join(', ')}${rest ? ` and ${rest} more` : ''}`;
}
