import { type Message, message, t } from '#language/t.ts';
import { formatDistance } from './format.ts';

interface Row {
  column: string;
  label: Message;
  hint?: Message;
  /** Readable without the label: `Naked`, but not `Yes`. */
  saysItself?: true;
  /** The form has a control for it; other fields share the list of further facts. */
  ownControl?: true;
  keyFact?: true;
  isMissed?: true;
  /** Which value wins a comparison, and the word for it. */
  best?: { word: Message; is: 'least' | 'most' };
  /** `additionalProperty` for values that schema.org has no property for. */
  schemaOrg?: { property: string; unitCode?: string; within?: { property: string; type: string } };
  /** Heading in tables that mix this value with others. */
  columnLabel?: Message;
}

interface Line extends Row {
  kind: 'line';
  longest: number;
}

interface Year extends Row {
  kind: 'year';
}

interface Whole extends Row {
  kind: 'whole';
  least: number;
  most: number;
  /** `labelled` stands above bare numbers. */
  unit?: { name: string; labelled: Message; amount(count: number): string };
  /** `1 owner`. */
  counted?: Message;
  /** Of other numbers. */
  fault: Message;
}

interface Choice extends Row {
  kind: 'choice';
  values: readonly string[];
  /** Values without one are names. */
  valueLabels: Partial<Record<string, Message>>;
  /** Of other values. */
  fault: Message;
}

const choice = <const Value extends string>(valueLabels: Record<Value, Message>) => ({
  kind: 'choice' as const,
  values: Object.keys(valueLabels) as [Value, ...Value[]],
  valueLabels,
});

export type Field = Line | Year | Whole | Choice;

/** Every plain fact of a bike, in display order; all other field lists derive from it. */
export const BIKE_FIELDS = {
  model: {
    kind: 'line',
    longest: 60,
    column: 'model',
    label: message('Model'),
    ownControl: true,
    schemaOrg: { property: 'model' },
  },
  variant: {
    kind: 'line',
    longest: 60,
    column: 'variant',
    label: message('Variant'),
    ownControl: true,
    schemaOrg: { property: 'vehicleConfiguration' },
  },
  modelYear: {
    kind: 'year',
    column: 'model_year',
    label: message('Model year'),
    ownControl: true,
    keyFact: true,
    best: { word: message('Newest||model year'), is: 'most' },
    schemaOrg: { property: 'vehicleModelDate' },
  },
  kilometres: {
    kind: 'whole',
    least: 0,
    most: 2_000_000,
    unit: { name: 'km', labelled: message('Kilometres (km)'), amount: formatDistance },
    fault: message('Please write the kilometres as a whole number from {least} to {most, number}'),
    column: 'kilometres',
    label: message('Kilometres'),
    ownControl: true,
    keyFact: true,
    best: { word: message('Fewest||kilometres'), is: 'least' },
    schemaOrg: { property: 'mileageFromOdometer', unitCode: 'KMT' },
    columnLabel: message('Kilometres or miles'),
  },
  engineCc: {
    kind: 'whole',
    least: 20,
    most: 3000,
    unit: { name: 'cc', labelled: message('Engine (cc)'), amount: (count) => t('{count, number} cc', { count }) },
    fault: message('Please write the engine’s size in cc as a whole number from {least} to {most, number}'),
    column: 'engine_cc',
    label: message('Engine'),
    saysItself: true,
    keyFact: true,
    schemaOrg: {
      property: 'engineDisplacement',
      unitCode: 'CMQ',
      within: { property: 'vehicleEngine', type: 'EngineSpecification' },
    },
  },
  abs: {
    ...choice({
      yes: message('Yes'),
      'single channel': message('Single channel||ABS'),
      none: message('None||ABS'),
    }),
    fault: message('Please choose one of the kinds of ABS'),
    column: 'abs',
    label: message('ABS'),
    schemaOrg: { property: 'additionalProperty' },
  },
  licenceClass: {
    kind: 'choice',
    values: ['AM', 'A1', 'A2', 'A', 'B', 'B196', 'other'],
    valueLabels: { other: message('Other||licence class') },
    fault: message('Please choose one of the licence classes'),
    column: 'licence_class',
    label: message('Licence class'),
    hint: message('The lowest that allows to ride it'),
    schemaOrg: { property: 'additionalProperty' },
  },
  bodyType: {
    ...choice({
      commuter: message('Commuter||body type'),
      sport: message('Sport||body type'),
      naked: message('Naked||body type'),
      cruiser: message('Cruiser||body type'),
      scooter: message('Scooter||body type'),
      adventure: message('Adventure||body type'),
      tourer: message('Tourer||body type'),
      'off-road': message('Off-road||body type'),
      moped: message('Moped||body type'),
      classic: message('Classic||body type'),
    }),
    fault: message('Please choose one of the body types'),
    column: 'body_type',
    label: message('Body type'),
    saysItself: true,
    schemaOrg: { property: 'bodyType' },
  },
  seatHeightMm: {
    kind: 'whole',
    least: 400,
    most: 1200,
    unit: { name: 'mm', labelled: message('Seat height (mm)'), amount: (count) => t('{count, number} mm', { count }) },
    fault: message('Please write the seat’s height in mm as a whole number from {least} to {most, number}'),
    column: 'seat_height_mm',
    label: message('Seat height'),
    schemaOrg: { property: 'additionalProperty', unitCode: 'MMT' },
  },
  colour: {
    kind: 'line',
    longest: 30,
    column: 'colour',
    label: message('Colour'),
    saysItself: true,
    ownControl: true,
    schemaOrg: { property: 'color' },
  },
  owners: {
    kind: 'whole',
    least: 1,
    most: 20,
    counted: message('{count, plural, one {# owner} other {# owners}}'),
    fault: message('Please write the number of owners as a whole number from {least} to {most, number}'),
    column: 'owners',
    label: message('Owners'),
    hint: message('Yourself included'),
    keyFact: true,
    best: { word: message('Fewest||owners'), is: 'least' },
    schemaOrg: { property: 'numberOfPreviousOwners' },
  },
  condition: {
    ...choice({
      Excellent: message('Excellent||condition'),
      Good: message('Good||condition'),
      Fair: message('Fair||condition'),
    }),
    fault: message('Please choose one of the conditions'),
    column: 'condition',
    label: message('Condition'),
    saysItself: true,
    ownControl: true,
    keyFact: true,
    isMissed: true,
  },
} as const satisfies Record<string, Field>;

type Fields = typeof BIKE_FIELDS;
export type BikeField = keyof Fields;
export type ValueOf<N extends BikeField> = Fields[N] extends { values: readonly (infer Value)[] }
  ? Value
  : Fields[N] extends { kind: 'line' }
    ? string
    : number;
/** null: not given. */
export type BikeFacts = { [N in BikeField]: ValueOf<N> | null };

export const BIKE_FIELD_NAMES = Object.keys(BIKE_FIELDS) as BikeField[];
export const fieldOf = (name: BikeField): Field => BIKE_FIELDS[name];

export const ofEachField = <T>(say: (name: BikeField, field: Field) => T) =>
  Object.fromEntries(BIKE_FIELD_NAMES.map((name) => [name, say(name, fieldOf(name))])) as Record<BikeField, T>;

export const bikeFactsOf = (bike: { [N in BikeField]?: ValueOf<N> | null | undefined }) =>
  ofEachField((name) => bike[name] ?? null) as BikeFacts;
