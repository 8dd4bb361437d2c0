import * as contract from '#contract/valuation.ts';
import type { AppContext } from '../context.ts';
import type { Route } from '../http/route.ts';
import { readValuation, valueBike } from './valuation.ts';

export function valuationRoutes(route: Route, { sql }: AppContext) {
  route(contract.readValuation, ({ viewer, params }) => readValuation(sql, viewer, params.id));
  route(contract.valueBike, ({ viewer, query }) => valueBike(sql, viewer, query));
}
