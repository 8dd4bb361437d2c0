import * as contract from '#contract/market-figures.ts';
import type { AppContext } from '../context.ts';
import type { Route } from '../http/route.ts';
import { exportMarket } from './export.ts';
import * as market from './market-figures.ts';

export function marketFigureRoutes(route: Route, { sql }: AppContext) {
  route(contract.readMarket, ({ query }) => market.readMarket(sql, query.days));
  route(contract.listMarketParts, ({ query }) => market.listMarketParts(sql, query.cut, query.days));
  route(contract.listMarketSearches, ({ query }) => market.listMarketSearches(sql, query.days));
  route(contract.listMarketQueues, () => market.listMarketQueues(sql));
  route(contract.exportMarket, async ({ query }) => exportMarket(sql, query.table, query.days));
}
