import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Search } from './pagination.ts';

export const Place = z.object({
  _id: z.number().int().positive(),
  name: z.string(),
  /** State, division or province; empty when unknown. */
  region: z.string(),
  /** ISO 3166, two letters. */
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type Place = z.infer<typeof Place>;

export const findPlaces = endpoint({
  method: 'GET',
  path: '/places',
  access: 'everybody',
  summary: 'Places that are meant by what somebody types, largest first; old names and typing errors are forgiven',
  query: z.object({ q: Search }),
  answer: z.array(Place),
});
