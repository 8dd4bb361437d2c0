import type { Model } from '#contract/models.ts';
import { catalogue } from './catalogue.ts';

export { recogniseBrand } from './brands.ts';
export { findModels } from './find-models.ts';
export { recogniseModel } from './recognise-model.ts';

const byId = new Map(catalogue.map(({ model }) => [model._id, model]));

export function modelById(id: string): Model | undefined {
  return byId.get(id);
}
