import { type Message, t } from '#language/t.ts';
import { type BikeField, fieldOf } from './bike-fields.ts';

type Value = string | number;

/** For bare numbers: `Engine (cc)`. */
export function labelWithUnit(name: BikeField): Message {
  const field = fieldOf(name);
  return field.kind === 'whole' && field.unit ? field.unit.labelled : field.label;
}

/** Beside its label: `35,000 km`, `Off-road`. */
export function inWords(name: BikeField, value: Value): string {
  const field = fieldOf(name);
  if (field.kind === 'choice') {
    const label = field.valueLabels[value];
    return label ? t(label) : String(value);
  }
  if (field.kind === 'whole' && field.unit) return field.unit.amount(Number(value));
  return String(value);
}

export function factOf(bike: { [N in BikeField]?: Value | null | undefined }, name: BikeField): string | undefined {
  const value = bike[name];
  return value === undefined || value === null ? undefined : inWords(name, value);
}

/** Without its label: `149 cc`, `2 owners`, `ABS: Yes`. */
export function inASentence(name: BikeField, value: Value): string {
  const field = fieldOf(name);
  if (field.kind === 'whole' && field.counted) return t(field.counted, { count: Number(value) });
  const words = inWords(name, value);
  return field.saysItself ? words : t('{label}: {value}', { label: t(field.label), value: words });
}
