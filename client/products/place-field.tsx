import { useController } from 'react-hook-form';
import { reply } from '#client/api.ts';
import { ComboBox } from '#client/ui/combo-box.tsx';
import { findPlaces, type Place } from '#contract/places.ts';
import type { FormOfProduct } from './form-field.ts';

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** Where the bike is: what is typed is what is shown; a place that was chosen can also be found on a map. */
export function PlaceField({ form }: { form: FormOfProduct }) {
  const { field, fieldState } = useController({ control: form.control, name: 'sellerLocation' });
  return (
    <ComboBox
      {...field}
      value={field.value ?? ''}
      label="Location"
      required
      autoComplete="address-level2"
      hint="The town is enough"
      fault={fieldState.error?.message}
      suggest={placesLike}
      onType={(text) => {
        form.setValue('placeId', undefined);
        field.onChange(text);
      }}
      onChoose={({ text, place }) => {
        form.setValue('placeId', place._id);
        field.onChange(text);
      }}
    />
  );
}

interface PlaceSuggestion {
  key: string;
  text: string;
  detail: string;
  place: Place;
}

async function placesLike(q: string, signal: AbortSignal): Promise<PlaceSuggestion[]> {
  const { answer } = await reply(findPlaces, { query: { q } }, signal);
  return answer.map((place) => ({
    key: String(place._id),
    text: place.name,
    detail: [place.region, countries.of(place.country)].filter(Boolean).join(', '),
    place,
  }));
}
