import { formatPrice } from '#contract/format.ts';
import { modelYearOf } from '#contract/model-year.ts';
import { dollars } from '#contract/money.ts';
import { t } from '#language/t.ts';
import type { Db } from '../../database/connect.ts';
import { placeById } from '../../geography/geography.ts';
import { unusualPrice } from '../../http/errors.ts';
import { guessAbout, isFarOff, UsualPrices, YEARS_NEAR } from './asked-prices.ts';
import { isPlaceholder } from './placeholder.ts';
import * as queries from './queries.ts';

export { type Asking, askedOnMarket, guessAbout, isFarOff, UsualPrices } from './asked-prices.ts';
export { isPlaceholder } from './placeholder.ts';

export interface Priced {
  cents: number;
  modelId: string | null;
  modelYear: number | null;
  yearsOfUse: number | null;
  placeId: number | null;
}

/** Per model and year, in all countries. */
const NEAR = { years: YEARS_NEAR, most: 300 };

/**
 * In the order of the bikes. With too few prices of the country only made-up numbers stand out. `onSale`: the bikes
 * are in the sample.
 */
export async function priceQuestions(
  db: Db,
  bikes: Priced[],
  { onSale = false }: Pick<Answer, 'onSale'> = {},
): Promise<(string | undefined)[]> {
  const usual = await usualOf(db, bikes, onSale);
  return bikes.map((bike) => questionAbout(bike.cents, usual(bike)));
}

interface Answer {
  confirmedPrice?: number | undefined;
  onSale?: boolean;
}

/** Throws `price-unusual` unless the seller has confirmed exactly this price. */
export async function expectUsualPrice(
  db: Db,
  { resalePriceCents: cents, ...bike }: Omit<Priced, 'cents'> & { resalePriceCents: number },
  { confirmedPrice, onSale = false }: Answer,
) {
  if (confirmedPrice === cents) return;
  const [question] = await priceQuestions(db, [{ ...bike, cents }], { onSale });
  if (question) throw unusualPrice(question);
}

function questionAbout(cents: number, usual: number | undefined): string | undefined {
  const price = formatPrice(dollars(cents));
  if (!usual)
    return isPlaceholder(dollars(cents))
      ? t('{price} looks typed to fill the field. Is it the price?', { price })
      : undefined;
  if (!isFarOff(cents, usual)) return undefined;
  const others = formatPrice(Number(dollars(usual).toPrecision(3)));
  return `${t('{price}: others ask about {others} for such a bike.', { price, others })} ${guessAbout(cents, usual)}`;
}

async function usualOf(db: Db, bikes: Priced[], onSale: boolean) {
  const kinds = new Map(bikes.filter(isKnown).map((bike) => [nameOf(kindOf(bike)), kindOf(bike)]));
  const near = kinds.size ? await queries.askedNear(db, [...kinds.values()], NEAR) : [];
  const byModel = Map.groupBy(near, ({ of }) => of);
  const names = [...kinds.keys()];
  return (bike: Priced) => {
    if (!isKnown(bike)) return undefined;
    const kind = kindOf(bike);
    const everywhere = byModel.get(names.indexOf(nameOf(kind))) ?? [];
    const alike = everywhere.filter(({ placeId }) => countryOf(placeId) === countryOf(bike.placeId));
    return new UsualPrices(alike).of(kind, { itself: onSale });
  };
}

type Known = Priced & { modelId: string; placeId: number };

const isKnown = (bike: Priced): bike is Known => bike.modelId !== null && countryOf(bike.placeId) !== undefined;
const countryOf = (placeId: number | null) => (placeId === null ? undefined : placeById(placeId)?.country);
const nameOf = ({ modelId, year }: queries.Kind) => `${modelId} ${year}`;

const kindOf = (bike: Known): queries.Kind => ({ modelId: bike.modelId, year: modelYearOf(bike) });
