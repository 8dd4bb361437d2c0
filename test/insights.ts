import type { AccessRow } from './access-to-offers.ts';
import type { GoodCall, Sent } from './good-calls.ts';
import type { Caller } from './people.ts';

type AProduct = () => Promise<{ params: { id: string } }>;
type By = (caller: Caller, input?: () => Sent | Promise<Sent>) => GoodCall;

const viewsOf = (productId: string) => ({
  impressions: [productId],
  views: [{ productId, source: 'search', words: 'pulsar' }],
  searches: [{ words: 'pulsar', hasFound: true }],
});

const ofBrands = { query: { cut: 'brand' } };
const ofDays = { query: { table: 'days' } };

/** Rows of test/access.test.ts: what sellers see of their own bikes, and admins of the market and of the audit. */
export const accessToInsights = (aProduct: AProduct): Record<string, AccessRow> => ({
  readMarket: [() => ({}), 401, 403, 403, 403, 200],
  listMarketParts: [() => ofBrands, 401, 403, 403, 403, 200],
  listMarketSearches: [() => ({}), 401, 403, 403, 403, 200],
  listMarketQueues: [() => ({}), 401, 403, 403, 403, 200],
  exportMarket: [() => ofDays, 401, 403, 403, 403, 200],
  readListingLimit: [() => ({}), 401, 403, 200, 200, 403],
  listAudit: [() => ({}), 401, 403, 403, 403, 200],
  exportAudit: [() => ({}), 401, 403, 403, 403, 200],
  verifyAuditLog: [() => ({}), 401, 403, 403, 403, 200],
  recordProductViews: [async () => ({ body: viewsOf((await aProduct()).params.id) }), 200, 200, 200, 200, 200],
  readInsights: [() => ({}), 401, 403, 200, 200, 403],
  readProductInsights: [aProduct, 401, 403, 200, 404, 403],
  listProductTrends: [async () => ({ query: { ids: (await aProduct()).params.id } }), 401, 403, 200, 200, 403],
});

/** One valid call of each endpoint. */
export const insightCalls = (
  { buyer, seller, admin }: { buyer: Caller; seller: Caller; admin: Caller },
  aProduct: AProduct,
  by: By,
): Record<string, GoodCall> => ({
  listAudit: by(admin),
  exportAudit: by(admin),
  verifyAuditLog: by(admin),
  readMarket: by(admin),
  listMarketParts: by(admin, () => ofBrands),
  listMarketSearches: by(admin),
  listMarketQueues: by(admin),
  exportMarket: by(admin, () => ofDays),
  recordProductViews: by(buyer, async () => ({ body: viewsOf((await aProduct()).params.id) })),
  readInsights: by(seller),
  readProductInsights: by(seller, aProduct),
  listProductTrends: by(seller, async () => ({ query: { ids: (await aProduct()).params.id } })),
});
