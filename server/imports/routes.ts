import * as reviews from '#contract/import-reviews.ts';
import * as contract from '#contract/imports.ts';
import type { AppContext } from '../context.ts';
import { drainRequest } from '../http/drain-request.ts';
import type { Route } from '../http/route.ts';
import * as imports from './imports.ts';
import { tooLarge } from './upload.ts';

export function importRoutes(route: Route, market: AppContext) {
  const { sql } = market;
  route(contract.listImports, ({ viewer, query, paged }) => paged(query, imports.listImports(sql, viewer, query)));
  route(contract.readImport, ({ viewer, params }) => imports.readImport(sql, viewer, params.id));
  route(contract.mapImport, async ({ viewer, params, body, request }) => {
    const started = await imports.mapImport(sql, viewer, params.id, body);
    void imports.pursue(market, params.id, request.log);
    return started;
  });
  route(contract.listImportRows, ({ viewer, params, query, paged }) =>
    paged(query, imports.importRows(sql, viewer, params.id, query)),
  );
  route(contract.confirmImportRows, ({ viewer, params, body }) => imports.confirmRows(sql, viewer, params.id, body));
  route(contract.runImport, async ({ viewer, params, request }) => {
    const started = await imports.runImport(market, viewer, params.id);
    void imports.pursue(market, params.id, request.log);
    return started;
  });
  route(reviews.listImportReviews, ({ query, paged }) => paged(query, imports.listReviews(sql, query)));
  route(reviews.listImportReviewRows, ({ params, query, paged }) =>
    paged(query, imports.reviewRows(sql, params.id, query)),
  );
  route(reviews.decideImportReview, async ({ viewer, params, body }) => ({
    modifiedCount: await imports.decideReview(market, viewer, params.id, body),
  }));
  route(reviews.undoImportReview, async ({ viewer, params }) => ({
    modifiedCount: await imports.undoReview(market, viewer, params.id),
  }));
  route(contract.removeImport, async ({ viewer, params }) => ({
    deletedCount: await imports.removeImport(sql, viewer, params.id),
  }));
  route(contract.readImportResult, ({ viewer, params }) => imports.importResult(sql, viewer, params.id));
}

export function importFileRoutes(route: Route, { sql }: AppContext) {
  route(contract.startImport, async ({ viewer, requester, query, request: { raw } }) => {
    try {
      if (Number(raw.headers['content-length'] ?? 0) > contract.LARGEST_IMPORT_BYTES) throw tooLarge();
      return await imports.startImport(sql, viewer, { fileName: query.fileName, upload: raw, requester });
    } finally {
      drainRequest(raw);
    }
  });
}
