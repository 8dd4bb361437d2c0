import { brandText } from '#contract/brand-text.ts';
import { formatPrice, inThousands } from '#contract/format.ts';
import type { FrameFindingCode } from '#contract/frame-check.ts';
import { modelById, recogniseBrand } from '../../catalogue/catalogue.ts';
import type { CheckedListing, Finding } from './listing.ts';

/** Shares of the lower end of the fair range. Sellers in a hurry take a fifth less. */
const FAR_BELOW = [
  { share: 0.45, points: 60 },
  { share: 0.6, points: 40 },
  { share: 0.72, points: 30 },
];

export function priceFarBelow({ price, band }: CheckedListing): Finding | undefined {
  const found = band && FAR_BELOW.find(({ share }) => price < band.low * share);
  if (!found) return;
  const percent = Math.round((1 - price / band.low) * 100);
  return {
    points: found.points,
    words: `${formatPrice(price)} is ${percent} % under the fair range, ${formatPrice(band.low)} to ${formatPrice(band.high)}`,
  };
}

const DOUBT = 30;
const CERTAIN = 45;
/** Sellers name the year of the model, of the make or of the registration. */
const TOLERATED_YEARS = 2;
const TOLERATED_SIZE = 0.25;
const MOST_KM_A_YEAR = 60_000;
const UNRIDDEN_KM = 50;
const UNRIDDEN_YEARS = 4;

export function factsContradict(listing: CheckedListing): Finding | undefined {
  const found = [yearOfModel, sizeOfModel, yearOfTitle, brandOfTitle, distance].flatMap((look) => look(listing) ?? []);
  if (found.length) return { points: found.length > 1 ? CERTAIN : DOUBT, words: `${found.join('; ')}` };
}

function yearOfModel({ modelId, modelYear }: CheckedListing) {
  const model = modelById(modelId ?? '');
  if (!model || modelYear === null) return;
  const { from, to = Number.POSITIVE_INFINITY } = model;
  if (modelYear < from - TOLERATED_YEARS) return `${model.name} was first made in ${from}, not ${modelYear}`;
  if (modelYear > to + TOLERATED_YEARS) return `${model.name} was last made in ${to}, not ${modelYear}`;
}

function sizeOfModel({ modelId, engineCc }: CheckedListing) {
  const model = modelById(modelId ?? '');
  if (!model?.engineCc || engineCc === null) return;
  if (Math.abs(engineCc - model.engineCc) > model.engineCc * TOLERATED_SIZE)
    return `${model.name} has ${model.engineCc} cc, not ${engineCc}`;
}

function yearOfTitle({ name, modelYear }: CheckedListing) {
  const years = [...name.matchAll(/(?<!\d)(?:19[5-9]\d|20[0-3]\d)(?!\d)/g)].map(([year]) => Number(year));
  if (modelYear === null || years.length !== 1) return;
  const [year = 0] = years;
  if (Math.abs(year - modelYear) > TOLERATED_YEARS) return `The title says ${year}, the facts ${modelYear}`;
}

function brandOfTitle({ name, brandName }: CheckedListing) {
  const brand = recogniseBrand(name);
  const [first, second] = [brand, recogniseBrand(brandName)];
  if (first && second && first !== second && !name.toUpperCase().includes(brandName))
    return `The title says ${brandText(first)}, the facts ${brandText(brandName)}`;
}

function distance({ kilometres, modelYear }: CheckedListing) {
  if (kilometres === null || modelYear === null) return;
  const years = new Date().getUTCFullYear() - modelYear;
  if (kilometres > MOST_KM_A_YEAR * (years + 1)) return `${inThousands(kilometres)} km in ${years} years`;
  if (kilometres < UNRIDDEN_KM && years >= UNRIDDEN_YEARS) return `${kilometres} km in ${years} years`;
}

const ODOMETER = 45;

export const odometerLower = ({ frame }: CheckedListing): Finding | undefined =>
  of(frame, { 'odometer-lower': ODOMETER });

const ELSEWHERE = 60;

export const frameElsewhere = ({ frame }: CheckedListing): Finding | undefined =>
  of(frame, { 'on-sale-elsewhere': ELSEWHERE });

const UNLIKELY = { 'owners-fewer': 20, 'year-differs': 20, 'check-digit-wrong': 15 };

export const frameUnlikely = ({ frame }: CheckedListing): Finding | undefined => of(frame, UNLIKELY);

function of(frame: CheckedListing['frame'], points: Partial<Record<FrameFindingCode, number>>): Finding | undefined {
  const found = frame.filter(({ code }) => points[code]);
  if (!found.length) return;
  return {
    points: found.reduce((sum, { code }) => sum + (points[code] ?? 0), 0),
    words: found.map(({ words }) => words).join(' '),
  };
}
