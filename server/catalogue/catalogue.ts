import { brandText } from '#contract/brand-text.ts';
import type { Model } from '#contract/models.ts';
import { catalogue } from './model-list.ts';

export { brandCalled, brandNames, recogniseBrand } from './brands.ts';
export { type Family, familyCalled, modelNames } from './families.ts';
export { findModels } from './find-models.ts';
export { joinedWords } from './joined-words.ts';
export { likeliestModel } from './likeliest-model.ts';
export { catalogueWords } from './names.ts';
export { inLatin } from './other-scripts.ts';
export { plainWords } from './plain-words.ts';
export { recogniseModel } from './recognise-model.ts';

const byId = new Map(catalogue.map(({ model }) => [model._id, model]));

export function modelById(id: string): Model | undefined {
  return byId.get(id);
}

interface NamedBike {
  brandName: string;
  modelId: string | null;
  modelYear: number | null;
}

/** In the catalogue's words, without any of the seller's. */
export function bikeName({ brandName, modelId, modelYear }: NamedBike): string {
  const model = modelId && modelById(modelId);
  const name = [brandText(brandName), model ? model.name : undefined].filter(Boolean).join(' ');
  return modelYear ? `${name} of ${modelYear}` : name;
}
