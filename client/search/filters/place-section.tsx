import { useState } from 'react';
import { readPublic } from '#client/api/request.ts';
import { placeSuggestion } from '#client/products/places/place-suggestion.ts';
import { ComboBox } from '#client/ui/combo-box.tsx';
import { SelectField } from '#client/ui/field.tsx';
import { formatDistance } from '#contract/format.ts';
import type { findPlaces, Place } from '#contract/places.ts';
import type { Choice, SearchAddress } from '#contract/search.ts';
import { t } from '#language/t.ts';
import { shortCount } from './bikes-count.tsx';
import { withChosen } from './offered.ts';
import { Section } from './section.tsx';

interface PlaceSectionProps {
  choices: Choice[];
  activeFilters: SearchAddress;
  place: Place | undefined;
  onChange(fields: SearchAddress): void;
}

export function PlaceSection({ choices, activeFilters, place, onChange }: PlaceSectionProps) {
  const [chosen, setChosen] = useState<Pick<Place, '_id' | 'name'>>();
  const known = [place, chosen].find((one) => one && String(one._id) === activeFilters.place);
  const [typed, setTyped] = useState<string>();
  const distances = withChosen(choices, activeFilters.within ? [activeFilters.within] : []);
  return (
    <Section title={t('Place||of bikes')} set={activeFilters.place ? (known?.name ?? t('Set||a filter')) : ''}>
      <div className="grid gap-3">
        <ComboBox
          label={t('Near||a town')}
          // Without scripts it is read as words.
          name="near"
          value={typed ?? known?.name ?? ''}
          placeholder={t('A town')}
          suggest={townsLike}
          onType={(text) => {
            setTyped(text);
            if (!text.trim() && activeFilters.place) onChange({ place: undefined, within: undefined });
          }}
          onBlur={() => setTyped(undefined)}
          onChoose={({ text, place: town }) => {
            setTyped(undefined);
            setChosen({ _id: town._id, name: text });
            onChange({ place: String(town._id) });
          }}
        />
        {activeFilters.place && (
          <>
            <input type="hidden" name="place" value={activeFilters.place} />
            <input type="hidden" name="town" value={known?.name ?? ''} />
            {distances.length > 0 && (
              <SelectField
                name="within"
                label={t('Within||a distance')}
                value={activeFilters.within ?? ''}
                options={distances.map(({ value, count }) => ({ value, text: radius(value, count) }))}
                onChange={({ target }) => onChange({ within: target.value })}
              />
            )}
          </>
        )}
      </div>
    </Section>
  );
}

function radius(kilometres: string, count?: Choice['count']) {
  const distance = formatDistance(Number(kilometres));
  return count ? `${distance} (${shortCount(count)})` : distance;
}

async function townsLike(q: string, signal: AbortSignal) {
  const places = await readPublic<typeof findPlaces>('/places', { query: { q } }, signal);
  return places.map(placeSuggestion);
}
