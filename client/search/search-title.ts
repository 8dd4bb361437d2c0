import type { Meant } from '#contract/search.ts';
import { formatList } from '#language/lists-and-names.ts';
import { t } from '#language/t.ts';

const MOST_NAMED = 4;

/** The search in a line: `Pulsar 150, under $900`. */
export function searchTitle({ chips }: Pick<Meant, 'chips'>): string {
  if (!chips.length) return t('Bikes on sale');
  const named = chips.length > MOST_NAMED ? chips.slice(0, MOST_NAMED - 1) : chips;
  const rest = chips.length - named.length;
  const filters = formatList(
    named.map(({ text }) => text),
    'unit',
  );
  return rest ? t('{filters} and {rest} more', { filters, rest }) : filters;
}
