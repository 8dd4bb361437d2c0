import type { Meant, SearchAddress, Sort } from '#contract/search.ts';

const inWords: Record<Sort, string> = {
  best: 'Recommended',
  newest: 'Newest',
  value: 'Best value',
  'price-up': 'Price: low to high',
  'price-down': 'Price: high to low',
  kilometres: 'Kilometres: fewest first',
  year: 'Year: newest first',
  nearest: 'Nearest',
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
    .map((value) => ({ value, text: value === 'best' && q ? 'Best match' : inWords[value] }));
}
