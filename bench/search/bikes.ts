import type { Place } from '#contract/places.ts';
import { CONDITIONS } from '#contract/products.ts';
import { catalogue, type Entry } from '#server/catalogue/model-list.ts';
import { towns } from '#server/geography/gazetteer.ts';
import { type Chance, weighed } from './chance.ts';

/** The first three are the brands of a new marketplace. */
export const BRANDS = [
  ...['YAMAHA', 'HERO', 'BAJAJ', 'HONDA', 'TVS', 'SUZUKI', 'ROYAL ENFIELD', 'KTM', 'KAWASAKI', 'HARLEY-DAVIDSON'],
  ...['BMW', 'DUCATI', 'TRIUMPH', 'VESPA', 'LIFAN', 'RUNNER'],
];
const THIS_YEAR = 2026;
const COUNTRIES: Record<string, number> = { IN: 6, BD: 3, LK: 1.5, NP: 0.5, PK: 0.5, VN: 1 };
const COLOURS = ['black', 'red', 'blue', 'white', 'grey', 'silver', 'green', 'orange', 'yellow', 'maroon'];
const SAID = [
  ...['single owner', 'well maintained', 'all papers clear', 'new tyres', 'serviced on time', 'urgent sale'],
  ...[
    'insurance valid',
    'self start',
    'disc brake',
    'good mileage',
    'no accident',
    'showroom condition',
    'price fixed',
  ],
  ...['battery replaced', 'chain set new', 'company maintained', 'mileage 45 per litre', 'tax token up to date'],
  ...['crash guard fitted', 'abs model', 'smart card', 'second key available', 'engine untouched', 'with helmet'],
  ...['pannier rack', 'top box', 'alloy wheels', 'led headlight', 'slipper clutch', 'quickshifter', 'heated grips'],
];

export interface MadeBike {
  brandName: string;
  modelId: string;
  model: string;
  variant: string | null;
  name: string;
  description: string;
  priceCents: number;
  originalCents: number;
  modelYear: number;
  kilometres: number | null;
  engineCc: number;
  bodyType: string;
  condition: string;
  owners: number | null;
  colour: string;
  place: Place;
}

/** Skewed like a real market: many commuters, towns, round prices. */
export function bikeMaker(chance: Chance) {
  const entries = weighed(
    catalogue.filter(({ model }) => BRANDS.includes(model.brandName) && (model.to ?? THIS_YEAR) > 2003),
    often,
  );
  const places = weighed(
    towns().filter(({ place }) => place.country in COUNTRIES),
    ({ place, population }) => (population + 5) ** 1.15 * (COUNTRIES[place.country] ?? 0),
  );
  return (): MadeBike => {
    const { model } = chance.weighed(entries);
    const youngest = Math.min(model.to ?? THIS_YEAR, THIS_YEAR);
    const oldest = Math.max(model.from, youngest - 22, 2000);
    const modelYear = youngest - Math.floor(chance.next() ** 1.7 * (youngest - oldest + 1));
    const age = THIS_YEAR - modelYear;
    const original = worth(model.engineCc) * chance.spread(0.15);
    const variant = model.variants.length && chance.next() < 0.5 ? chance.pick(model.variants) : null;
    return {
      brandName: model.brandName,
      modelId: model._id,
      model: model.name,
      variant,
      name: title(chance, model, variant, modelYear),
      description: Array.from({ length: 3 + Math.floor(chance.next() * 8) }, () => chance.pick(SAID, 1.6)).join(', '),
      priceCents: 100 * round(chance, Math.max(60, original * 0.87 ** age * chance.spread(0.5))),
      originalCents: 100 * Math.round(original + 50),
      modelYear,
      kilometres: chance.next() < 0.06 ? null : round(chance, 200 + (age + 0.4) * 7500 * chance.spread(0.9)),
      engineCc: model.engineCc,
      bodyType: model.bodyType,
      condition: chance.pick(CONDITIONS, 1.4),
      owners: chance.next() < 0.15 ? null : 1 + Math.floor(chance.next() ** 2.5 * Math.min(4, 1 + age / 4)),
      colour: chance.pick(COLOURS, 1.5),
      place: chance.weighed(places).place,
    };
  };
}

function often({ model, fame }: Entry) {
  const size = model.engineCc <= 160 ? 3 : model.engineCc <= 250 ? 1 : model.engineCc <= 400 ? 0.5 : 0.06;
  return 3.5 ** fame * size;
}

const worth = (cc: number) => 500 + cc * 6 + Math.max(0, cc - 350) * 6;

function round(chance: Chance, value: number): number {
  const step = chance.next() < 0.7 ? 10 ** Math.max(1, Math.floor(Math.log10(value)) - 1) * 5 : 10;
  return Math.max(step, Math.round(value / step) * step);
}

function title(chance: Chance, { brandName, name, engineCc }: Entry['model'], variant: string | null, year: number) {
  const brand = brandName.charAt(0) + brandName.slice(1).toLowerCase();
  const parts = [brand, name, variant, chance.next() < 0.3 && `${engineCc}cc`, chance.next() < 0.5 && String(year)];
  return parts.filter(Boolean).join(' ').slice(0, 120);
}
