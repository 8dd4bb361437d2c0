import { z } from 'zod';
import { t } from '#language/t.ts';
import { BIKE_FIELDS } from './bike-fields.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';
import { Search } from './pagination.ts';

export const BODY_TYPES = BIKE_FIELDS.bodyType.values;
export type BodyType = (typeof BODY_TYPES)[number];

export const ModelId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: () => t('This is not a model of our catalogue') })
  .max(80);

export const Model = z.object({
  _id: ModelId,
  brandName: z.string(),
  name: z.string(),
  variants: z.array(z.string()),
  /** Model years; without a last one the model is still made. */
  from: z.number().int(),
  to: z.number().int().optional(),
  engineCc: z.number().int(),
  bodyType: z.enum(BODY_TYPES),
});
export type Model = z.infer<typeof Model>;

export const SUGGESTIONS = 8;

export const findModels = endpoint({
  method: 'GET',
  path: '/models',
  access: 'everybody',
  summary: 'Models of the catalogue that are meant by what somebody types, best first; typing errors are forgiven',
  query: z.object({ q: Search, brand: line(40).optional() }),
  answer: z.array(Model),
});
