import { FilterRow } from './filter-row.tsx';
import type { Offered } from './offered.ts';

interface RadioListProps {
  name: string;
  any: string;
  offered: Offered[];
  chosen: string | undefined;
  onChange(chosen: string | undefined): void;
}

export function RadioList({ name, any, offered, chosen = '', onChange }: RadioListProps) {
  return [{ value: '', text: any, count: undefined }, ...offered].map(({ value, text, count }) => (
    <FilterRow
      key={value}
      type="radio"
      name={name}
      value={value}
      checked={value === chosen}
      text={text}
      count={count}
      onChange={() => onChange(value || undefined)}
    />
  ));
}
