import { brandText } from '#contract/brand-text.ts';
import { formatPrice } from '#contract/format.ts';
import type { FrameFindingCode } from '#contract/frame-check.ts';
import { formatNumber } from '#language/formatters.ts';
import { modelById, recogniseBrand } from '../../catalogue/catalogue.ts';
import type { CheckedListing, Finding } from './listing.ts';

/** Of what is usual, where sellers in a hurry take a third less, and of the lower end of the fair range. */
const FAR_BELOW = { share: 0.6, ofLow: 1.15, points: 30 };
/** Of the lower end of the fair range. */
const BELOW_ANY = { share: 0.45, points: 60 };

export function priceFarBelow({ price, band }: CheckedListing): Finding | undefined {
  if (!band || price >= Math.min(band.low * FAR_BELOW.ofLow, band.middle * FAR_BELOW.share)) return;
  const { points } = price < band.low * BELOW_ANY.share ? BELOW_ANY : FAR_BELOW;
  const percent = Math.round((1 - price / band.middle) * 100);
  return {
    points,
    words: `${formatPrice(price)} is ${percent} % under the usual ${formatPrice(band.middle)} (fair: ${formatPrice(band.low)} to ${formatPrice(band.high)})`,
  };
}

const DOUBT = 30;
const CERTAIN = 45;
/** Sellers name the year of the model, of the make or of the registration. */
const TOLERATED_YEARS = 3;
/** Versions of one name differ, and sellers round. */
const TOLERATED_RATIO = 1.5;
const MOST_KM_A_YEAR = 60_000;
const MOST_KM = 400_000;
/** Brands that are named for each other. */
const SISTERS = [
  ['PIAGGIO', 'VESPA'],
  ['HERO', 'HONDA'],
];

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
  if (Math.max(engineCc / model.engineCc, model.engineCc / engineCc) > TOLERATED_RATIO)
    return `${model.name} has ${model.engineCc} cc, not ${engineCc}`;
}

function yearOfTitle({ name, modelYear }: CheckedListing) {
  const years = [...name.matchAll(/(?<!\d)(?:19[5-9]\d|20[0-3]\d)(?!\d|\s?k)/gi)].map(([year]) => Number(year));
  if (modelYear === null || years.length !== 1) return;
  const [year = 0] = years;
  if (Math.abs(year - modelYear) > TOLERATED_YEARS) return `The title says ${year}, the facts ${modelYear}`;
}

/** Written in full: short words are names of brands by chance. */
function brandOfTitle({ name, brandName }: CheckedListing) {
  const title = name.toUpperCase();
  const said = recogniseBrand(name)?.toUpperCase();
  if (!said || !title.includes(said) || title.includes(brandName) || said === recogniseBrand(brandName)) return;
  if (!SISTERS.some((pair) => pair.includes(said) && pair.includes(brandName)))
    return `The title says ${brandText(said)}, the facts ${brandText(brandName)}`;
}

/** Hardly any kilometres are unknown ones, or thousands. */
function distance({ kilometres, modelYear }: CheckedListing) {
  if (kilometres === null || modelYear === null) return;
  const years = Math.max(0, new Date().getUTCFullYear() - modelYear);
  if (kilometres > Math.min(MOST_KM, MOST_KM_A_YEAR * (years + 1)))
    return `${formatNumber(kilometres)} km in ${years} years`;
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
