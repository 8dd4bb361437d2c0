import { call } from '#client/api.ts';
import { ComboBox } from '#client/ui/combo-box.tsx';
import type { Labelled } from '#client/ui/field.tsx';
import { findPlaces, type Place } from '#contract/places.ts';

interface PlaceFieldProps extends Labelled {
  value: string;
  required: boolean;
  /** Without a number, it is a place that the gazetteer may not know. */
  onChange(text: string, placeId: number | undefined): void;
}

export function PlaceField({ onChange, ...field }: PlaceFieldProps) {
  return (
    <ComboBox
      {...field}
      maxLength={120}
      suggest={suggest}
      onType={(text) => onChange(text, undefined)}
      onChoose={({ text, placeId }) => onChange(text, placeId)}
    />
  );
}

async function suggest(text: string) {
  const places = await call(findPlaces, { query: { q: text } });
  return places.map((place) => ({
    key: String(place._id),
    placeId: place._id,
    text: place.name,
    detail: where(place),
  }));
}

const countries = new Intl.DisplayNames('en-US', { type: 'region' });
const where = ({ region, country }: Place) => [region, countries.of(country)].filter(Boolean).join(', ');
