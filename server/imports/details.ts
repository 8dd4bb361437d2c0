import type { ImportField } from '#contract/imports.ts';
import type { Model } from '#contract/models.ts';
import { isAlike, isFarOff, namesItsEngine } from './engine-of-model.ts';
import type { Findings } from './findings.ts';
import { readBody } from './readers/body.ts';
import { isColour } from './readers/colour.ts';
import { readCondition } from './readers/condition.ts';
import { readDistance } from './readers/distance.ts';
import { readEngine } from './readers/engine.ts';
import { readOwners } from './readers/owners.ts';
import { readPhone } from './readers/phone.ts';
import type { Reader } from './readers/reading.ts';
import type { Cells, Sheet } from './sheet.ts';
import { oneLine } from './wording.ts';

/** What a bike can be listed without, or with what was said once for all rows. */
export function readDetails(cells: Cells, { settings }: Sheet, known: Model | undefined, findings: Findings) {
  const take = <T>(field: ImportField, reader: Reader<T>) => findings.take(field, cells(field), reader(cells(field)));
  const [colour, variant] = [oneLine(cells('colour')), oneLine(cells('variant'))];
  const frame = cells('frameNumber');
  return {
    kilometres: take('kilometres', (cell) => readDistance(cell, settings.distanceUnit)),
    engineCc: believable(take('engineCc', readEngine), known, cells, findings),
    bodyType: take('bodyType', readBody) ?? known?.bodyType,
    condition: take('condition', readCondition) ?? settings.condition,
    owners: take('owners', readOwners),
    colour: /\p{L}/u.test(colour) ? colour : isColour(variant) ? variant : undefined,
    // `Unknown` and `00000` are no numbers, and would make one bike of many.
    frameNumber: /[1-9]/.test(frame) ? frame : undefined,
    sellerPhone: take('sellerPhone', readPhone) ?? settings.sellerPhone,
    img: cells('img').match(/https?:\/\/[^\s,;|"]+/i)?.[0],
  };
}

function believable(cc: number | undefined, known: Model | undefined, cells: Cells, findings: Findings) {
  // A model was built with several engines over the years: only its name, or the row, says which.
  if (!cc) return known && namesItsEngine(known) ? known.engineCc : undefined;
  if (!known) return cc;
  if (isAlike(cc, known) || !(isFarOff(cc, known) || /\d{2}/.test(known.name))) return cc;
  findings.correct('engineCc', cells('engineCc'), String(known.engineCc));
  return known.engineCc;
}
