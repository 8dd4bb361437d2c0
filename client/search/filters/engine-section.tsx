import type { Choice, SearchAddress } from '#contract/search.ts';
import { t } from '#language/t.ts';
import { inALine, withChosen } from './offered.ts';
import { RadioList } from './radio-list.tsx';
import { Section } from './section.tsx';

interface EngineSectionProps {
  choices: Choice[];
  activeFilters: SearchAddress;
  onChange(fields: SearchAddress): void;
}

export function EngineSection({ choices, activeFilters: { minCc, maxCc }, onChange }: EngineSectionProps) {
  const wanted = minCc || maxCc ? `${minCc ?? ''}-${maxCc ?? ''}` : undefined;
  const chosen = wanted && (choices.find(({ value }) => isSameClass(value, wanted))?.value ?? wanted);
  const offered = withChosen(choices, chosen ? [chosen] : [], inWords);
  return (
    <Section title={t('Engine')} set={inALine(offered, chosen ? [chosen] : [])}>
      <RadioList
        name="engine"
        any={t('Any')}
        offered={offered}
        chosen={chosen}
        onChange={(engine) => {
          const [from, to] = engine?.split('-') ?? [];
          onChange({ minCc: from && from !== '0' ? from : undefined, maxCc: to || undefined });
        }}
      />
    </Section>
  );
}

const isSameClass = (one: string, other: string) => plain(one) === plain(other);
/** A lower bound of 0 is no bound. */
const plain = (engine: string) => engine.replace(/^0+-/, '-');

function inWords(engine: string) {
  const [from = '', to = ''] = engine.split('-');
  if (from && to) return from === to ? t('{cc} cc', { cc: from }) : t('{from}–{to} cc', { from, to });
  return from ? t('From {cc} cc', { cc: from }) : t('Up to {cc} cc', { cc: to });
}
