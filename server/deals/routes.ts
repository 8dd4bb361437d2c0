import * as contract from '#contract/deals.ts';
import type { AppContext } from '../context.ts';
import type { Route } from '../http/route.ts';
import { attachInspection } from './attach-inspection.ts';
import * as ending from './close.ts';
import * as disputes from './disputes.ts';
import { handOver, renewCode } from './handover.ts';
import { acceptMeeting, proposeMeeting } from './meeting.ts';
import { missOther, withdrawMiss } from './no-show.ts';
import { readDeal } from './read.ts';
import { statementPhoto } from './statements.ts';

export function dealRoutes(route: Route, market: AppContext) {
  const { sql } = market;
  route(contract.readDeal, ({ viewer, params: { id } }) => readDeal(market, viewer, id));
  route(contract.proposeMeeting, ({ viewer, params: { id }, body }) => proposeMeeting(market, viewer, id, body));
  route(contract.acceptMeeting, ({ viewer, params: { id }, body }) => acceptMeeting(market, viewer, id, body));
  route(contract.handOver, ({ viewer, params: { id }, body }) => handOver(market, viewer, id, body));
  route(contract.renewCode, ({ viewer, params: { id } }) => renewCode(market, viewer, id));
  route(contract.confirmDeal, ({ viewer, params: { id } }) => ending.confirmDeal(market, viewer, id));
  route(contract.declineDeal, ({ viewer, params: { id }, body }) => ending.declineDeal(market, viewer, id, body));
  route(contract.cancelDeal, ({ viewer, params: { id }, body }) => ending.cancelDeal(market, viewer, id, body));
  route(contract.relistProduct, ({ viewer, params: { id } }) => ending.relistProduct(market, viewer, id));
  route(contract.missOther, ({ viewer, params: { id }, body }) => missOther(market, viewer, id, body));
  route(contract.withdrawMiss, ({ viewer, params: { id } }) => withdrawMiss(market, viewer, id));
  route(contract.disputeDeal, ({ viewer, params: { id }, body }) => disputes.disputeDeal(market, viewer, id, body));
  route(contract.addStatement, ({ viewer, params: { id }, body }) => disputes.sayMore(market, viewer, id, body));
  route(contract.attachInspection, ({ viewer, params: { id } }) => attachInspection(market, viewer, id));
  route(contract.decideDispute, ({ viewer, params: { id }, body }) => disputes.decideDispute(market, viewer, id, body));
  route(contract.readStatementPhoto, ({ viewer, params: { id, name } }) => statementPhoto(market, viewer, id, name));
  route(contract.listDisputes, ({ query, viewer, paged }) => paged(query, disputes.listDisputes(sql, viewer, query)));
}
