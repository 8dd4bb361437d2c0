interface Row {
  column: string;
  label: string;
  hint?: string;
  /** Readable without the label: `Naked`, but not `Yes`. */
  saysItself?: true;
  /** The form has a control for it; other fields share the list of further facts. */
  ownControl?: true;
  keyFact?: true;
  isMissed?: true;
  /** Which value wins a comparison, and the word for it. */
  best?: { word: string; is: 'least' | 'most' };
  /** `additionalProperty` for values that schema.org has no property for. */
  schemaOrg?: { property: string; unitCode?: string; within?: { property: string; type: string } };
  /** Heading in tables that mix this value with others. */
  columnLabel?: string;
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
  unit?: string;
  /** With its unit: `1 owner`. */
  counted?: { one: string; many: string };
  /** In error messages: `Please write … as a whole number`. */
  called: string;
}

interface Choice extends Row {
  kind: 'choice';
  values: readonly string[];
  /** In error messages: `Please choose one of …`. */
  called: string;
}

export type Field = Line | Year | Whole | Choice;

/** Every plain fact of a bike, in display order; all other field lists derive from it. */
export const BIKE_FIELDS = {
  model: {
    kind: 'line',
    longest: 60,
    column: 'model',
    label: 'Model',
    ownControl: true,
    schemaOrg: { property: 'model' },
  },
  variant: {
    kind: 'line',
    longest: 60,
    column: 'variant',
    label: 'Variant',
    ownControl: true,
    schemaOrg: { property: 'vehicleConfiguration' },
  },
  modelYear: {
    kind: 'year',
    column: 'model_year',
    label: 'Model year',
    ownControl: true,
    keyFact: true,
    best: { word: 'Newest', is: 'most' },
    schemaOrg: { property: 'vehicleModelDate' },
  },
  kilometres: {
    kind: 'whole',
    least: 0,
    most: 2_000_000,
    unit: 'km',
    called: 'the kilometres',
    column: 'kilometres',
    label: 'Kilometres',
    ownControl: true,
    keyFact: true,
    best: { word: 'Fewest', is: 'least' },
    schemaOrg: { property: 'mileageFromOdometer', unitCode: 'KMT' },
    columnLabel: 'Kilometres or miles',
  },
  engineCc: {
    kind: 'whole',
    least: 20,
    most: 3000,
    unit: 'cc',
    called: 'the engine’s size in cc',
    column: 'engine_cc',
    label: 'Engine',
    saysItself: true,
    keyFact: true,
    schemaOrg: {
      property: 'engineDisplacement',
      unitCode: 'CMQ',
      within: { property: 'vehicleEngine', type: 'EngineSpecification' },
    },
  },
  abs: {
    kind: 'choice',
    values: ['yes', 'single channel', 'none'],
    called: 'the kinds of ABS',
    column: 'abs',
    label: 'ABS',
    schemaOrg: { property: 'additionalProperty' },
  },
  licenceClass: {
    kind: 'choice',
    values: ['AM', 'A1', 'A2', 'A', 'B', 'B196', 'other'],
    called: 'the licence classes',
    column: 'licence_class',
    label: 'Licence class',
    hint: 'The lowest that allows to ride it',
    schemaOrg: { property: 'additionalProperty' },
  },
  bodyType: {
    kind: 'choice',
    values: ['commuter', 'sport', 'naked', 'cruiser', 'scooter', 'adventure', 'tourer', 'off-road', 'moped', 'classic'],
    called: 'the body types',
    column: 'body_type',
    label: 'Body type',
    saysItself: true,
    schemaOrg: { property: 'bodyType' },
  },
  seatHeightMm: {
    kind: 'whole',
    least: 400,
    most: 1200,
    unit: 'mm',
    called: 'the seat’s height in mm',
    column: 'seat_height_mm',
    label: 'Seat height',
    schemaOrg: { property: 'additionalProperty', unitCode: 'MMT' },
  },
  colour: {
    kind: 'line',
    longest: 30,
    column: 'colour',
    label: 'Colour',
    saysItself: true,
    ownControl: true,
    schemaOrg: { property: 'color' },
  },
  owners: {
    kind: 'whole',
    least: 1,
    most: 20,
    counted: { one: 'owner', many: 'owners' },
    called: 'the number of owners',
    column: 'owners',
    label: 'Owners',
    hint: 'Yourself included',
    keyFact: true,
    best: { word: 'Fewest', is: 'least' },
    schemaOrg: { property: 'numberOfPreviousOwners' },
  },
  condition: {
    kind: 'choice',
    values: ['Excellent', 'Good', 'Fair'],
    called: 'the conditions',
    column: 'condition',
    label: 'Condition',
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
