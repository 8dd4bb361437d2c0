import { type BikeField, fieldOf } from './bike-fields.ts';
import { inThousands } from './format.ts';

type Value = string | number;

const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** For bare numbers: `Engine (cc)`. */
export function labelWithUnit(name: BikeField): string {
  const field = fieldOf(name);
  return field.kind === 'whole' && field.unit ? `${field.label} (${field.unit})` : field.label;
}

/** Beside its label: `35,000 km`, `Off-road`. */
export function inWords(name: BikeField, value: Value): string {
  const field = fieldOf(name);
  if (field.kind === 'choice') return capitalised(String(value));
  if (field.kind === 'whole' && field.unit) return `${inThousands(value)} ${field.unit}`;
  return String(value);
}

export function factOf(bike: { [N in BikeField]?: Value | null | undefined }, name: BikeField): string | undefined {
  const value = bike[name];
  return value === undefined || value === null ? undefined : inWords(name, value);
}

/** Without its label: `149 cc`, `2 owners`, `ABS: Yes`. */
export function inASentence(name: BikeField, value: Value): string {
  const field = fieldOf(name);
  if (field.kind === 'whole' && field.counted)
    return `${value} ${Number(value) === 1 ? field.counted.one : field.counted.many}`;
  return field.saysItself ? inWords(name, value) : `${field.label}: ${inWords(name, value)}`;
}
