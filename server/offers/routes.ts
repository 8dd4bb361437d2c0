import * as contract from '#contract/offers.ts';
import type { AppContext } from '../context.ts';
import type { Route } from '../http/route.ts';
import * as offers from './offers.ts';

export function offerRoutes(route: Route, market: AppContext) {
  const { sql } = market;
  route(contract.readOffers, ({ viewer, params }) => offers.readOffers(market, viewer, params));
  route(contract.listOffers, ({ viewer, query, paged }) => paged(query, offers.listOffers(market, viewer, query)));
  route(contract.makeOffer, ({ viewer, body, key }) => offers.makeOffer(market, viewer, body, key));
  route(contract.counterOffer, ({ viewer, params, body, key }) =>
    offers.counterOffer(market, viewer, { ...params, ...body }, key),
  );
  route(contract.acceptOffer, ({ viewer, params, key }) => offers.acceptOffer(market, viewer, params.id, key));
  route(contract.declineOffer, ({ viewer, params }) => offers.declineOffer(market, viewer, params.id));
  route(contract.withdrawOffer, ({ viewer, params }) => offers.withdrawOffer(market, viewer, params.id));
  route(contract.readOfferTerms, ({ viewer, params }) => offers.readOfferTerms(sql, viewer, params.id));
  route(contract.changeOfferTerms, ({ viewer, params, body }) => offers.changeOfferTerms(sql, viewer, params.id, body));
}
