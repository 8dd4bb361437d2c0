import * as contract from '#contract/verification.ts';
import type { AppContext } from '../../context.ts';
import type { Route } from '../../http/route.ts';
import { withUpload } from '../../photos/photos.ts';
import { confirmCode, sendCode } from './codes.ts';
import * as documents from './documents.ts';
import * as verification from './verification.ts';

export function verificationRoutes(route: Route, market: AppContext) {
  const { sql } = market;
  route(contract.readVerification, ({ viewer }) => verification.readVerification(market, viewer));
  route(contract.sendVerificationCode, ({ viewer, body, requester }) => sendCode(market, viewer, body, requester));
  route(contract.confirmVerificationCode, async ({ viewer, body }) => ({
    modifiedCount: await confirmCode(market, viewer, body),
  }));
  route(contract.withdrawVerification, async ({ viewer, params }) => ({
    deletedCount: await verification.withdrawStep(market, viewer, params.step),
  }));
  route(contract.listIdentityDocuments, ({ query, paged }) => paged(query, documents.listDocuments(sql, query)));
  route(contract.readIdentityDocument, ({ viewer, params }) => documents.readDocument(market, viewer, params.id));
  route(contract.decideIdentityDocument, async ({ viewer, params, body }) => ({
    modifiedCount: await documents.decideDocument(
      market,
      viewer,
      params.id,
      body.decision === 'refuse' ? body.reason : undefined,
    ),
  }));
  route(contract.revokeVerificationStep, async ({ viewer, params, body }) => ({
    modifiedCount: await verification.revokeStep(market, viewer, { ...params, ...body }),
  }));
}

export function documentFileRoutes(route: Route, market: AppContext) {
  route(contract.sendIdentityDocument, ({ viewer, requester, request: { raw } }) =>
    withUpload(raw, (left) => documents.sendDocument(market, viewer, raw, { left, requester })),
  );
}
