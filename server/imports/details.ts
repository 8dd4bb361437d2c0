import { BIKE_FIELD_NAMES, type BikeField, type ValueOf } from '#contract/bike-fields.ts';
import type { ImportField } from '#contract/imports.ts';
import type { Model } from '#contract/models.ts';
import { isAlike, isFarOff, namesItsEngine } from './engine-of-model.ts';
import type { Findings } from './findings.ts';
import { bikeReaders } from './readers/bike-field.ts';
import { isColour } from './readers/colour.ts';
import { readDistance } from './readers/distance.ts';
import { readPhone } from './readers/phone.ts';
import type { Reader } from './readers/reading.ts';
import type { Cells, Sheet } from './sheet.ts';
import { oneLine } from './wording.ts';

const TOGETHER = ['model', 'variant', 'modelYear', 'kilometres', 'colour'] as const satisfies BikeField[];
type Alone = Exclude<BikeField, (typeof TOGETHER)[number]>;
const alone = BIKE_FIELD_NAMES.filter((name): name is Alone => !(TOGETHER as BikeField[]).includes(name));

export function readDetails(cells: Cells, { settings }: Sheet, known: Model | undefined, findings: Findings) {
  const take = <T>(field: ImportField, reader: Reader<T>) => findings.take(field, cells(field), reader(cells(field)));
  const [colour, variant] = [oneLine(cells('colour')), oneLine(cells('variant'))];
  const frame = cells('frameNumber');
  const kilometres = take('kilometres', (cell) => readDistance(cell, settings.distanceUnit));
  const facts = Object.fromEntries(alone.map((name) => [name, take<string | number>(name, bikeReaders[name])])) as {
    [N in Alone]?: ValueOf<N>;
  };
  return {
    ...facts,
    kilometres,
    engineCc: believable(facts.engineCc, known, cells, findings),
    bodyType: facts.bodyType ?? known?.bodyType,
    condition: facts.condition ?? settings.condition,
    colour: /\p{L}/u.test(colour) ? colour : isColour(variant) ? variant : undefined,
    // `Unknown` and `00000` are no numbers, and would merge distinct bikes.
    frameNumber: /[1-9]/.test(frame) ? frame : undefined,
    sellerPhone: take('sellerPhone', readPhone) ?? settings.sellerPhone,
    img: cells('img').match(/https?:\/\/[^\s,;|"]+/i)?.[0],
  };
}

function believable(cc: number | undefined, known: Model | undefined, cells: Cells, findings: Findings) {
  // A model has had several engines over the years: only its name or the row says which.
  if (!cc) return known && namesItsEngine(known) ? known.engineCc : undefined;
  if (!known) return cc;
  if (isAlike(cc, known) || !(isFarOff(cc, known) || /\d{2}/.test(known.name))) return cc;
  findings.correct('engineCc', cells('engineCc'), String(known.engineCc));
  return known.engineCc;
}
