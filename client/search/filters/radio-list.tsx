import { FilterRow } from './filter-row.tsx';
import type { Offered } from './offered.ts';

interface RadioListProps {
  name: string;
  /** The label of no choice. */
  any: string;
  offered: Offered[];
  chosen: string | undefined;
  onChange(chosen: string | undefined): void;
}

/** Options of which at most one is chosen. */
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
