import { placesLike } from '#client/products/places/places-like.ts';
import { ComboBox } from '#client/ui/combo-box.tsx';
import type { Labelled } from '#client/ui/field.tsx';

interface PlaceFieldProps extends Labelled {
  value: string;
  required: boolean;
  /** Without an id, the gazetteer may not know the place. */
  onChange(text: string, placeId: number | undefined): void;
}

export function PlaceField({ onChange, ...field }: PlaceFieldProps) {
  return (
    <ComboBox
      {...field}
      maxLength={120}
      suggest={placesLike}
      onType={(text) => onChange(text, undefined)}
      onChoose={({ text, place }) => onChange(text, place._id)}
    />
  );
}
