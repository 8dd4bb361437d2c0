import { useState } from 'react';
import type { Choice } from '#contract/search.ts';
import { CheckList } from './check-list.tsx';
import { LongList, type LongNoun } from './long-list.tsx';
import { several } from './multi-value.ts';
import { inALine, withChosen } from './offered.ts';
import { Section } from './section.tsx';
import { useIsWholeList } from './whole-list.ts';

interface ListSectionProps {
  title: string;
  name: 'brand' | 'model' | 'body' | 'condition' | 'owners';
  choices: Choice[];
  chosen: string | undefined;
  noun?: LongNoun;
  first?: { values: string[]; because: string };
  opensAtOnce?: boolean;
  onChange(chosen: string | undefined): void;
}

export function ListSection({ title, name, choices, chosen, noun, first, opensAtOnce, onChange }: ListSectionProps) {
  const isAskedFor = useIsWholeList(name);
  const values = several(chosen);
  const offered = withChosen(choices, values, (value) => value.replaceAll('-', ' '));
  const [settled] = useState(values);
  // Earlier choices are listed first; a new choice keeps its place.
  const rank = ({ value }: { value: string }) =>
    Number(first?.values.includes(value) ?? false) + 2 * Number(settled.includes(value));
  const list = { name, offered: offered.toSorted((one, other) => rank(other) - rank(one)), chosen, onChange };
  return (
    <Section title={title} set={inALine(offered, values)} opensAtOnce={(opensAtOnce ?? false) || isAskedFor}>
      {first && <p className="mb-2 text-sm text-quiet">{first.because}</p>}
      {noun ? <LongList {...list} noun={noun} /> : <CheckList {...list} />}
    </Section>
  );
}
