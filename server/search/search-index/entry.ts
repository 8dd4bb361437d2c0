import { setImmediate } from 'node:timers/promises';
import { modelYearOf } from '#contract/model-year.ts';
import { likeliestModel, modelById } from '../../catalogue/catalogue.ts';
import { recognisePlace } from '../../geography/geography.ts';
import { termsOf } from './terms.ts';
import { traitsOf } from './traits.ts';

export interface Bike {
  id: string;
  categoryId: string;
  brandName: string;
  name: string;
  description: string;
  location: string;
  resalePriceCents: number;
  modelId: string | null;
  model: string | null;
  variant: string | null;
  modelYear: number | null;
  yearsOfUse: number | null;
  kilometres: number | null;
  engineCc: number | null;
  bodyType: string | null;
  condition: string | null;
  owners: number | null;
  colour: string | null;
  placeId: number | null;
  listedAt: Date;
  /** Key of the default order, descending: minutes since 1970. */
  freshness: number;
}

export interface Entry {
  product_id: string;
  category_id: string;
  model_id: string;
  price_cents: number;
  model_year: number;
  kilometres: number;
  engine_cc: number;
  traits: number;
  place_id: number;
  sample: number;
  freshness: number;
  price_score: number;
  terms: string[];
}

/** Unknown: larger than any limit. */
export const MOST_KILOMETRES = 2_147_483_647;

/** Not valued: lower than any score. */
export const NO_PRICE_SCORE = -32_768;

const DRAFTED_AT_ONCE = 25;

type Listed = Omit<Bike, 'categoryId' | 'freshness'>;

/** What is known of an entry before its bike is stored. */
export type Draft = Omit<Entry, 'category_id' | 'freshness'>;

export const entryOf = (bike: Bike, verified: boolean): Entry => completed(draftOf(bike, verified), bike);

export const completed = (draft: Draft, { categoryId, freshness }: Pick<Bike, 'categoryId' | 'freshness'>): Entry => ({
  ...draft,
  category_id: categoryId,
  freshness,
});

/** Takes most of the CPU of a listing: requests have their turn after some milliseconds. */
export async function draftsOf(bikes: Listed[], verified: boolean): Promise<Draft[]> {
  const drafts: Draft[] = [];
  for (const bike of bikes) {
    drafts.push(draftOf(bike, verified));
    if (drafts.length % DRAFTED_AT_ONCE === 0) await setImmediate();
  }
  return drafts;
}

/** Model and place default to the likeliest reading of title and address, so that every bike can be found. */
function draftOf(bike: Listed, verified: boolean): Draft {
  const modelYear = modelYearOf(bike, bike.listedAt);
  const model = modelOf(bike, modelYear);
  return {
    product_id: bike.id,
    model_id: model?._id ?? '',
    price_cents: bike.resalePriceCents,
    model_year: modelYear,
    kilometres: bike.kilometres ?? MOST_KILOMETRES,
    engine_cc: bike.engineCc ?? 0,
    traits: traitsOf({ ...bike, verified }),
    place_id: bike.placeId ?? placeOf(bike.location) ?? 0,
    sample: sampleOf(bike.id),
    price_score: NO_PRICE_SCORE,
    terms: termsOf({
      title: bike.name,
      beside: [bike.brandName, model?.name, bike.model, bike.variant, bike.colour, bike.location].map(
        (text) => text ?? '',
      ),
      description: bike.description,
    }),
  };
}

type Named = Pick<Bike, 'name' | 'model' | 'modelId' | 'brandName' | 'engineCc'>;

function modelOf({ name, model, modelId, brandName: brand, engineCc }: Named, year: number) {
  if (modelId) return modelById(modelId);
  const facts = { brand, year, engineCc: engineCc ?? undefined };
  return likeliestModel(name, facts) ?? likeliestModel(model ?? '', facts);
}

function placeOf(location: string) {
  const found = recognisePlace(location);
  return found?.guessed ? undefined : found?.place._id;
}

/** The last 15 bits of the id, which are random. */
const sampleOf = (id: string) => Number.parseInt(id.slice(-4), 16) & 0x7fff;
