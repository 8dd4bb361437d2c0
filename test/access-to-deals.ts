import { randomUUID } from 'node:crypto';
import type { AccessRow } from './access-to-offers.ts';

const nothing = () => ({});
const aStrangePayout = () => ({ params: { id: randomUUID() }, body: { reason: 'So' } });
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** Rows of test/access.test.ts: deals and their money. */
export function accessToDeals(
  aDeal: (body?: object) => Promise<{ params: { id: string }; body?: object }>,
): Record<string, AccessRow> {
  return {
    // The deals are unpaid, so most steps are refused even to the right side.
    readDeal: [() => aDeal(), 401, 200, 200, 404, 200],
    proposeMeeting: [() => aDeal({ slots: [inAnHour()], place: 'Here' }), 401, 409, 409, 404, 403],
    acceptMeeting: [() => aDeal({ slot: inAnHour() }), 401, 409, 409, 404, 403],
    handOver: [() => aDeal({ code: '123456' }), 401, 403, 409, 404, 403],
    renewCode: [() => aDeal(), 401, 409, 403, 404, 403],
    confirmDeal: [() => aDeal(), 401, 409, 403, 404, 403],
    declineDeal: [() => aDeal({ reason: 'Sold' }), 401, 403, 200, 404, 403],
    cancelDeal: [() => aDeal({ reason: 'No' }), 401, 200, 409, 404, 200],
    missOther: [() => aDeal({ reason: 'Rain' }), 401, 409, 409, 404, 403],
    withdrawMiss: [() => aDeal(), 401, 409, 409, 404, 403],
    disputeDeal: [() => aDeal({ words: 'Why' }), 401, 409, 409, 404, 403],
    addStatement: [() => aDeal({ words: 'So' }), 401, 409, 409, 404, 409],
    attachInspection: [() => aDeal(), 401, 409, 409, 404, 403],
    relistProduct: [() => aDeal(), 401, 403, 409, 404, 403],
    decideDispute: [() => aDeal({ decision: 'release', reason: 'So' }), 401, 403, 403, 403, 409],
    readStatementPhoto: [
      async () => ({ params: { ...(await aDeal()).params, name: 'a'.repeat(32) } }),
      401,
      404,
      404,
      404,
      404,
    ],
    listDisputes: [nothing, 401, 403, 403, 403, 200],
    readReconciliation: [nothing, 401, 403, 403, 403, 200],
    reconcileNow: [nothing, 401, 403, 403, 403, 200],
    listHeldPayouts: [nothing, 401, 403, 403, 403, 200],
    releasePayout: [aStrangePayout, 401, 403, 403, 403, 404],
    withdrawRefundProposal: [() => aDeal(), 401, 403, 403, 403, 200],
    refundPayout: [aStrangePayout, 401, 403, 403, 403, 404],
  };
}
