import { useRef } from 'react';
import { usePreHydrationChange } from '#client/ui/pre-hydration-change.ts';
import { inWords } from '#contract/bike-words.ts';
import { GOOD_PRICE_WORDS } from '#contract/price-label.ts';
import type { Choices, Meant, SearchAddress } from '#contract/search.ts';
import { t } from '#language/t.ts';
import { HiddenFields } from '../hidden-fields.tsx';
import { useSearchLinks } from '../search-links.ts';
import { activeFilters } from './active-filters.ts';
import { EngineSection } from './engine-section.tsx';
import { useFamilyMeant } from './family-meant.ts';
import { FilterRow } from './filter-row.tsx';
import { KilometresSection } from './kilometres-section.tsx';
import { ListSection } from './list-section.tsx';
import { type Change, nextUrl } from './next-url.ts';
import { usePendingUrl } from './pending-url.ts';
import { PlaceSection } from './place-section.tsx';
import { readPlainForm, wordsLeft } from './plain-form.ts';
import { PlainSubmit } from './plain-submit.tsx';
import { PriceSection } from './price-section.tsx';
import { Section } from './section.tsx';
import { YearSection } from './year-section.tsx';

interface FiltersPanelProps {
  address: SearchAddress;
  meant: Meant;
  choices: Choices;
  looking: boolean;
  onChange(address: SearchAddress): void;
}

export function FiltersPanel({ address, meant, choices, looking, onChange }: FiltersPanelProps) {
  const { path, brand, view } = useSearchLinks();
  const form = useRef<HTMLFormElement>(null);
  const [wanted, want] = usePendingUrl(address, looking);
  const now = activeFilters(wanted, address, meant);
  const meantModels = useFamilyMeant(address, meant);
  const family = choices.model.flatMap(({ value, count }) => (count.bikes && meantModels.includes(value) ? value : []));

  function change(kind: Change['kind'], fields: SearchAddress) {
    const next = nextUrl({ kind, fields }, { answered: address, wanted, activeFilters: now, chips: meant.chips });
    want(next);
    onChange(next);
  }
  usePreHydrationChange(form, (changed) => {
    const next = readPlainForm(changed);
    want(next);
    onChange(next);
  });
  const list = <Name extends 'brand' | 'model' | 'body' | 'condition' | 'owners'>(name: Name) => ({
    name,
    choices: choices[name],
    chosen: now[name],
    onChange: (chosen: string | undefined) => change(name, { [name]: chosen }),
  });

  return (
    <form
      ref={form}
      action={path}
      autoComplete="off"
      aria-label={t('Filters')}
      aria-busy={looking}
      onSubmit={(event) => event.preventDefault()}
      className="group/panel min-w-0"
    >
      {/* The form's first button is the one that Enter in a field presses. */}
      <PlainSubmit hidden />
      <HiddenFields of={{ q: wordsLeft(address, meant), literal: address.literal, sort: address.sort, view }} />
      {!brand && <ListSection title={t('Brand')} {...list('brand')} noun="brand" opensAtOnce />}
      <ListSection
        title={t('Model')}
        {...list('model')}
        noun="model"
        opensAtOnce={family.length > 1}
        {...(family.length > 1 && {
          first: {
            values: family,
            because: t('{count, plural, one {# model matches} other {# models match}}. Pick one to narrow the list.', {
              count: family.length,
            }),
          },
        })}
      />
      <PriceSection
        bars={choices.price}
        range={{ minPrice: now.minPrice, maxPrice: now.maxPrice }}
        isGood={now.goodPrice === 'yes'}
        onChange={(range) => change('price', { ...range })}
      >
        <FilterRow
          type="checkbox"
          name="goodPrice"
          value="yes"
          checked={now.goodPrice === 'yes'}
          text={t(GOOD_PRICE_WORDS)}
          count={choices.goodPrice[0]?.count}
          onChange={(checked) => change('goodPrice', { goodPrice: checked ? 'yes' : undefined })}
        />
      </PriceSection>
      <PlaceSection
        choices={choices.within}
        activeFilters={now}
        place={meant.wish.place}
        onChange={(fields) => change('place', fields)}
      />
      <YearSection
        years={choices.year}
        range={{ minYear: now.minYear, maxYear: now.maxYear }}
        onChange={(range) => change('year', { ...range })}
      />
      <KilometresSection
        choices={choices.kilometres}
        activeFilters={now}
        onChange={(fields) => change('kilometres', fields)}
      />
      <EngineSection choices={choices.engine} activeFilters={now} onChange={(fields) => change('engine', fields)} />
      <ListSection title={t('Body type')} {...list('body')} />
      <ListSection
        title={t('Condition')}
        {...list('condition')}
        choices={choices.condition.map((choice) => ({ ...choice, text: inWords('condition', choice.value) }))}
      />
      <ListSection title={t('Owners')} {...list('owners')} />
      <Section title={t('Seller')} set={now.verified ? t('Verified only') : ''}>
        <FilterRow
          type="checkbox"
          name="verified"
          value="yes"
          checked={now.verified === 'yes'}
          text={t('Verified sellers only')}
          count={choices.verified.find(({ value }) => value === 'yes')?.count}
          onChange={(checked) => change('verified', { verified: checked ? 'yes' : undefined })}
        />
      </Section>
      <PlainSubmit className="btn btn-primary mt-5 w-full">{t('Show bikes')}</PlainSubmit>
    </form>
  );
}
