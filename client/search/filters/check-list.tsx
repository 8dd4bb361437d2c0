import { MOST_CHOSEN } from '#contract/search-address.ts';
import { t } from '#language/t.ts';
import { FilterRow } from './filter-row.tsx';
import { several, toggled } from './multi-value.ts';
import type { Offered } from './offered.ts';

interface CheckListProps {
  name: string;
  offered: Offered[];
  chosen: string | undefined;
  onChange(chosen: string | undefined): void;
}

export function CheckList({ name, offered, chosen, onChange }: CheckListProps) {
  const values = several(chosen);
  const isFull = values.length >= MOST_CHOSEN;
  return (
    <>
      {offered.map(({ value, text, count }) => (
        <FilterRow
          key={value}
          type="checkbox"
          name={name}
          value={value}
          checked={values.includes(value)}
          disabled={isFull && !values.includes(value)}
          text={text}
          count={count}
          onChange={(checked) => onChange(toggled(chosen, value, checked))}
        />
      ))}
      {isFull && <p className="mt-1 text-sm text-quiet">{t('At most {most} can be chosen.', { most: MOST_CHOSEN })}</p>}
    </>
  );
}
