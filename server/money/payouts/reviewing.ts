import type { Answer } from '#contract/endpoint.ts';
import { dollars } from '#contract/money.ts';
import type { Page } from '#contract/pagination.ts';
import type { HeldPayout, refundPayout as refundEndpoint } from '#contract/payouts.ts';
import { takesTwoAdmins } from '#contract/refund-approval.ts';
import { t } from '#language/t.ts';
import type { Db } from '../../database/connect.ts';
import { conflict, notFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { post } from '../ledger/ledger.ts';
import { isApproved, showProposal } from '../refund-proposals/refund-proposals.ts';
import { orderRefund } from '../refunds/refunds.ts';
import { note, type ReviewServices, tell } from './holding.ts';
import { lockDeal } from './queries.ts';
import * as queries from './review-queries.ts';

interface Decision {
  id: string;
  reason: string;
}

export async function listHeldPayouts(
  { sql, settings }: ReviewServices,
  viewer: Viewer,
  page: Page,
): Promise<HeldPayout[]> {
  return (await queries.held(sql, viewer.id, page)).map((row) => ({
    _id: row.id,
    bookingId: row.bookingId,
    productName: row.productName,
    img: row.imageUrl,
    amount: dollars(row.cents),
    heldFor: row.heldFor,
    heldAt: row.heldAt.toISOString(),
    buyersName: row.buyerName,
    buyersEmail: row.buyerEmail,
    sellersName: row.sellerName,
    sellersEmail: row.sellerEmail,
    refundable: row.refundable,
    refundTakesTwo: takesTwoAdmins(dollars(row.cents + row.feeCents), settings),
    ...(row.proposal && { refundProposal: showProposal(row.proposal) }),
  }));
}

/** 1, or 0 when decided already. */
export function releasePayout(services: ReviewServices, admin: Viewer, { id, reason }: Decision): Promise<number> {
  return decide(services, admin, id, async (db, payout) => {
    const [released] = await queries.release(db, { ...payout, reason });
    if (!released) return 0;
    await note(db, services, payout, { action: 'release-payout', actor: 'admin', actorId: admin.id });
    await tell(db, payout, 'payout-released', admin.id);
    return 1;
  });
}

/** `modifiedCount` is 0 when it is decided already. */
export function refundPayout(services: ReviewServices, admin: Viewer, { id, reason }: Decision) {
  return decide<Answer<typeof refundEndpoint>>(services, admin, id, async (db, payout) => {
    const { count } = await queries.stillHeld(db, payout);
    if (!count) return { modifiedCount: 0 };
    const refund = { decision: 'refund-payout' as const, cents: payout.cents + payout.feeCents, reason };
    const deal = { productId: payout.productId, id: payout.bookingId };
    if (!(await isApproved(db, services, admin, deal, refund))) return { modifiedCount: 1, isProposed: true };
    const [calledOff] = await queries.callOff(db, { ...payout, reason });
    if (!calledOff) return { modifiedCount: 0 };
    const { cents } = calledOff;
    const [given] = await queries.giveBack(db, { ...payout, cents });
    if (!given)
      throw conflict(
        'deal-moved-on',
        t('The buyer’s bank has taken money of this deal back: please release the payout.'),
      );
    const fee = given.feeCents;
    const { productId, bookingId } = payout;
    await post(
      db,
      { productId, id: bookingId },
      { from: 'payout-due', to: 'held', cents, reason: 'payout-withheld' },
      { from: 'fees', to: 'held', cents: fee, reason: 'fee-withheld' },
      { from: 'held', to: 'refund-due', cents: cents + fee, reason: 'refund' },
    );
    const [payment] = await queries.paymentOf(db, payout);
    if (payment) await orderRefund(db, { productId, bookingId, paymentId: payment.id, cents: cents + fee });
    await note(db, services, { ...payout, cents }, { action: 'refund-payout', actor: 'admin', actorId: admin.id });
    await tell(db, payout, 'payout-refunded', admin.id);
    return { modifiedCount: 1 };
  });
}

async function decide<T>(
  { sql }: ReviewServices,
  admin: Viewer,
  id: string,
  work: (db: Db, payout: queries.HeldRow) => Promise<T>,
) {
  const [payout] = await queries.byId(sql, id, admin.id);
  if (!payout) throw notFound('payout');
  return sql.begin(async (db) => {
    await lockDeal(db, payout);
    return work(db, payout);
  });
}
