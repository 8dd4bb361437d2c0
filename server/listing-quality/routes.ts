import { listQualityFigures } from '#contract/listing-quality.ts';
import type { AppContext } from '../context.ts';
import type { Route } from '../http/route.ts';
import { qualityFigures } from './listing-quality.ts';

export function listingQualityRoutes(route: Route, { sql }: AppContext) {
  route(listQualityFigures, () => qualityFigures(sql));
}
