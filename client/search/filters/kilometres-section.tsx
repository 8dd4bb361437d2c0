import { formatDistance } from '#contract/format.ts';
import type { Choice, SearchAddress } from '#contract/search.ts';
import { formatList } from '#language/lists-and-names.ts';
import { t } from '#language/t.ts';
import { inALine, withChosen } from './offered.ts';
import { RadioList } from './radio-list.tsx';
import { Section } from './section.tsx';

interface KilometresSectionProps {
  choices: Choice[];
  activeFilters: SearchAddress;
  onChange(fields: SearchAddress): void;
}

export function KilometresSection({ choices, activeFilters: { minKm, maxKm }, onChange }: KilometresSectionProps) {
  const chosen = maxKm === undefined ? [] : [maxKm];
  const offered = withChosen(choices, chosen).map((choice) => ({ ...choice, text: upTo(choice.value) }));
  const from = minKm ? t('From {distance}', { distance: formatDistance(Number(minKm)) }) : '';
  return (
    <Section title={t('Kilometres')} set={formatList([from, inALine(offered, chosen)].filter(Boolean), 'unit')}>
      {/* Only a query's words set it. */}
      {minKm && <input type="hidden" name="minKm" value={minKm} />}
      <RadioList
        name="maxKm"
        any={t('Any')}
        offered={offered}
        chosen={maxKm}
        onChange={(most) => onChange({ minKm: undefined, maxKm: most })}
      />
    </Section>
  );
}

const upTo = (kilometres: string) => t('Up to {distance}', { distance: formatDistance(Number(kilometres)) });
