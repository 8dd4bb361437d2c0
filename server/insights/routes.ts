import * as contract from '#contract/insights.ts';
import { recordProductViews } from '#contract/product-views.ts';
import type { AppContext } from '../context.ts';
import type { Route } from '../http/route.ts';
import * as insights from './insights.ts';

export function insightRoutes(route: Route, { sql, views }: AppContext) {
  route(recordProductViews, async ({ viewer, body, request }) => {
    views.note({ viewer, ip: request.ip, userAgent: request.headers['user-agent'] }, body);
    return { acknowledged: true };
  });
  route(contract.readInsights, ({ viewer, query }) => insights.sellerInsights(sql, viewer, query.days));
  route(contract.readProductInsights, ({ viewer, params, query }) =>
    insights.productInsights(sql, viewer, params.id, query.days),
  );
  route(contract.listProductTrends, ({ viewer, query }) => insights.productTrends(sql, viewer, query.ids));
}
