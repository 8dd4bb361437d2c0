import { SelectField } from '#client/ui/field.tsx';
import type { Choice } from '#contract/search.ts';
import { t } from '#language/t.ts';
import { shortCount } from './bikes-count.tsx';
import { type Offered, withChosen } from './offered.ts';
import { Section } from './section.tsx';

interface YearRange {
  minYear: string | undefined;
  maxYear: string | undefined;
}

interface YearSectionProps {
  /** Newest first. */
  years: Choice[];
  range: YearRange;
  onChange(range: YearRange): void;
}

export function YearSection({ years, range, onChange }: YearSectionProps) {
  const { minYear, maxYear } = range;
  const any = { value: '', text: t('Any') };
  const chosen = [minYear, maxYear].filter((year) => year !== undefined);
  const offered = withChosen(years, chosen).sort((one, other) => Number(other.value) - Number(one.value));
  const inRange = (from = '0', to = '9999') =>
    offered.filter(({ value }) => Number(value) >= Number(from) && Number(value) <= Number(to));
  return (
    <Section title={t('Year')} set={inWords(range)}>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          name="minYear"
          label={t('From year')}
          value={minYear ?? ''}
          options={[
            any,
            ...inRange(undefined, maxYear).map(({ value }) => option(value, inRange(value, maxYear), minYear)),
          ]}
          onChange={({ target }) => onChange({ minYear: target.value || undefined, maxYear })}
        />
        <SelectField
          name="maxYear"
          label={t('To year')}
          value={maxYear ?? ''}
          options={[any, ...inRange(minYear).map(({ value }) => option(value, inRange(minYear, value), maxYear))]}
          onChange={({ target }) => onChange({ minYear, maxYear: target.value || undefined })}
        />
      </div>
    </Section>
  );
}

/** A chosen year has no count: the results show it. */
function option(value: string, found: Offered[], chosen: string | undefined) {
  if (value === chosen) return { value, text: value };
  const counts = found.flatMap(({ count }) => count ?? []);
  const bikes = counts.reduce((sum, count) => sum + count.bikes, 0);
  return { value, text: `${value} (${shortCount({ bikes, about: counts.some(({ about }) => about) })})` };
}

function inWords({ minYear, maxYear }: YearRange) {
  if (minYear && maxYear) return minYear === maxYear ? minYear : t('{from} to {to}', { from: minYear, to: maxYear });
  if (minYear) return t('{year} and newer', { year: minYear });
  return maxYear ? t('{year} and older', { year: maxYear }) : '';
}
