import type { DealMoney } from '#contract/deal-money.ts';
import type { Deal, DealStep } from '#contract/deals.ts';
import { dollars } from '#contract/money.ts';
import type { AppContext } from '../context.ts';
import { notFound } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { payoutWaitOf } from '../money/payout-waits/payout-waits.ts';
import { showProposal } from '../money/refund-proposals/refund-proposals.ts';
import { given } from '../products/products.ts';
import { ownPhoto } from '../users/portraits/portraits.ts';
import { held, show as showBooking } from './bookings/bookings.ts';
import { changesAt } from './changes-at.ts';
import { showInspection } from './inspections.ts';
import { may, triesLeft, usableCode } from './may.ts';
import { type DealRow, deal, type StepRow } from './read-queries.ts';
import { showStatement } from './statements.ts';
import { eventFacts, eventSentence, summaryOf } from './wording/wording.ts';

type DealServices = Pick<AppContext, 'sql' | 'settings' | 'handoverCodes'>;

/** One snapshot. */
export async function readDeal(
  { sql, settings, handoverCodes }: DealServices,
  viewer: Viewer,
  id: string,
): Promise<Deal> {
  const [row] = await deal(sql, settings, viewer, id);
  if (!row) throw notFound('booking');
  const { may: _, ...booking } = showBooking(viewer, row);
  const { as } = row;
  const code = as === 'buyer' && usableCode(row);
  const allowed = may(viewer, row);
  const waits = as !== 'buyer' && row.payout === 'due';
  const payoutWait = waits && (await payoutWaitOf(sql, settings, row));
  return {
    ...booking,
    summary: {
      ...summaryOf({ ...row, timesOver: !row.acceptable }, as, settings),
      ...given({ changesAt: changesAt(row, settings) }),
    },
    as,
    may: allowed,
    sellersName: row.sellerName,
    sellersEmail: row.sellerEmail,
    sellersPhone: row.sellerPhone,
    ...given({ sellersPhoto: ownPhoto(row.sellerPhoto), buyersPhoto: ownPhoto(row.buyerPhoto) }),
    ...proposalIn(row),
    ...(allowed.includes('propose') && { meetBy: row.agreeBy.toISOString() }),
    ...(row.handedOverAt && { handedOverAt: row.handedOverAt.toISOString() }),
    ...(row.endedAt && { endedAt: row.endedAt.toISOString() }),
    ...(code && { code: handoverCodes.open(id, code) }),
    codeTriesLeft: triesLeft(row),
    ...(row.proposal && { refundProposal: showProposal(row.proposal) }),
    money: { ...moneyOf(row), ...(payoutWait && { payoutWait }) },
    steps: row.steps.map((step) => showStep(step, row)),
    statements: row.statements.map(showStatement),
    inspections: row.inspections.map(showInspection),
    ...(as !== 'buyer' && { payoutAccount: row.payoutAccount }),
  };
}

function proposalIn({ proposedBy: by, proposedSlots, proposedPlace }: DealRow) {
  if (!by) return {};
  return { proposal: { by, slots: proposedSlots.map((slot) => slot.toISOString()), place: proposedPlace ?? '' } };
}

function moneyOf(row: DealRow): DealMoney {
  return {
    paid: dollars(row.capturedCents),
    held: dollars(held(row)),
    refunded: dollars(row.refundCents),
    toSeller: dollars(row.payoutCents),
    fee: dollars(row.feeCents),
    takenBack: dollars(row.takenBackCents),
    ...(row.cardFeeCents !== null && {
      cardFees: dollars(row.cardFeeCents),
      left: dollars(row.feeCents - row.cardFeeCents - row.lostCents),
    }),
    ...(row.refund && { refund: row.refund }),
    ...(row.payout && { payout: row.payout }),
  };
}

const showStep = ({ id, verb, from, to, by, name, reason, at }: StepRow, deal: DealRow): DealStep => ({
  _id: id,
  verb,
  ...(from && { from }),
  to,
  by,
  ...(name && { name }),
  ...(reason && { reason }),
  sentence: eventSentence({ verb, actor: by, from }, deal.as, eventFacts(deal, by)),
  at: new Date(at).toISOString(),
});
