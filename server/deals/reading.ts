import type { Deal, DealMoney, DealStep } from '#contract/deals.ts';
import { dollars } from '#contract/money.ts';
import { held, holding, readBooking } from '../bookings/bookings.ts';
import type { Db } from '../database/connect.ts';
import type { Market } from '../market.ts';
import { notFound } from '../problems.ts';
import { isRelistable } from '../products/products.ts';
import type { Viewer } from '../viewer.ts';
import { may, triesLeft, usableCode } from './may.ts';
import * as queries from './queries.ts';
import { statementsOf } from './statements.ts';

type House = Pick<Market, 'sql' | 'settings'>;

/** As whom somebody is concerned with a deal; nobody else learns that there is one. */
export async function concernOf(db: Db, viewer: Viewer, id: string): Promise<queries.Concern> {
  const [concern] = await queries.concern(db, viewer, id);
  if (!concern) throw notFound('booking');
  return concern;
}

/** All that happened and what can happen next, as of one moment. */
export async function readDeal({ sql, settings }: House, viewer: Viewer, id: string): Promise<Deal> {
  return sql.begin('isolation level repeatable read read only', async (db) => {
    const concern = await concernOf(db, viewer, id);
    const { as } = concern;
    const [{ may: _, ...booking }, [row], [holds], steps, [orders], statements, relistable] = await Promise.all([
      readBooking(db, viewer, id),
      queries.deal(db, settings, concern),
      holding(db, settings, concern, { as }),
      queries.steps(db, concern),
      queries.orders(db, concern),
      statementsOf(db, concern),
      as === 'seller' && isRelistable(db, concern.productId),
    ]);
    if (!row) throw notFound('booking');
    const code = as === 'buyer' && usableCode(row);
    const allowed = may({ as, row, holds, relistable });
    return {
      ...booking,
      as,
      may: allowed,
      sellersName: row.sellerName,
      sellersEmail: row.sellerEmail,
      sellersPhone: row.sellerPhone,
      ...proposalIn(row),
      ...(allowed.includes('propose') && { meetBy: row.agreeBy.toISOString() }),
      ...(row.handedOverAt && { handedOverAt: row.handedOverAt.toISOString() }),
      ...(row.endedAt && { endedAt: row.endedAt.toISOString() }),
      ...(code && { code }),
      codeTriesLeft: triesLeft(row),
      money: moneyOf(row, orders),
      steps: steps.map(showStep),
      statements,
      ...(as !== 'buyer' && { payoutAccount: row.payoutAccount }),
    };
  });
}

function proposalIn({ proposedBy: by, proposedSlots, proposedPlace }: queries.DealRow) {
  if (!by) return {};
  return { proposal: { by, slots: proposedSlots.map((slot) => slot.toISOString()), place: proposedPlace ?? '' } };
}

function moneyOf(row: queries.DealRow, orders?: Awaited<ReturnType<typeof queries.orders>>[number]): DealMoney {
  return {
    paid: dollars(row.capturedCents),
    held: dollars(held(row)),
    refunded: dollars(row.refundCents),
    toSeller: dollars(row.payoutCents),
    fee: dollars(row.feeCents),
    takenBack: dollars(row.takenBackCents),
    ...(orders?.refund && { refund: orders.refund }),
    ...(orders?.payout && { payout: orders.payout }),
  };
}

const showStep = ({ id, verb, from, to, by, name, reason, at }: queries.StepRow): DealStep => ({
  _id: id,
  verb,
  ...(from && { from }),
  to,
  by,
  ...(name && { name }),
  ...(reason && { reason }),
  at: at.toISOString(),
});
