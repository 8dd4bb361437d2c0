import type { Meant, SearchAddress, Sort } from '#contract/search.ts';
import { type Message, message, t } from '#language/t.ts';

const inWords: Record<Sort, Message> = {
  best: message('Recommended'),
  newest: message('Newest'),
  value: message('Best value'),
  'price-up': message('Price: low to high'),
  'price-down': message('Price: high to low'),
  kilometres: message('Kilometres: fewest first'),
  year: message('Year: newest first'),
  nearest: message('Nearest'),
};

export function sortOptionsOf({ wish, sort }: Meant, { q }: SearchAddress): { value: Sort; text: string }[] {
  const offered: Record<Sort, boolean> = {
    best: true,
    newest: true,
    value: true,
    'price-up': true,
    'price-down': true,
    kilometres: true,
    year: true,
    nearest: !!wish.place,
  };
  return (Object.keys(inWords) as Sort[])
    .filter((order) => offered[order] || order === sort)
    .map((value) => ({ value, text: value === 'best' && q ? t('Best match') : t(inWords[value]) }));
}
