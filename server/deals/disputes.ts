import type { Deal, Dispute } from '#contract/deals.ts';
import { formatPrice } from '#contract/format.ts';
import { dollars } from '#contract/money.ts';
import { shownPicture } from '#contract/own-picture.ts';
import type { Page } from '#contract/pagination.ts';
import { t } from '#language/t.ts';
import type { AppContext } from '../context.ts';
import type { Db, Sql } from '../database/connect.ts';
import { conflict, invalid, tooMany } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { showProposal } from '../money/refund-proposals/refund-proposals.ts';
import { expectVerbOf, move, moveRefunding, takePart } from './act.ts';
import { held } from './bookings/bookings.ts';
import type { Concern } from './queries.ts';
import * as queries from './statement-queries.ts';
import { addStatement, recordStatement, type StatementInput } from './statements.ts';
import { disputeOpening } from './wording/wording.ts';

export function disputeDeal(market: AppContext, viewer: Viewer, id: string, words: StatementInput): Promise<Deal> {
  // Limit of open disputes: each binds a bike, money and an admin for weeks.
  const most = market.settings.openDisputes;
  // The user's lock comes before the deal's, always in this order, against deadlocks.
  const first = async (db: Db) => {
    await queries.takeTurn(db, viewer.id);
    const [few] = await queries.hasFewOpen(db, viewer.id, most);
    if (!few)
      throw tooMany(
        t(
          'You have {most, plural, one {# dispute} other {# disputes}} open. Please wait until one of them is decided.',
          { most },
        ),
      );
  };
  const dispute = async (db: Db, deal: Concern) => {
    const guard = queries.fewOpen(db, viewer.id, most);
    await move(db, market, { viewer, deal, verb: 'dispute' }, { guard });
    await recordStatement(db, viewer, deal, words);
    return undefined;
  };
  return takePart(market, viewer, id, dispute, { first });
}

export function sayMore(market: AppContext, viewer: Viewer, id: string, words: StatementInput): Promise<Deal> {
  return takePart(market, viewer, id, async (db, deal) => {
    await addStatement(db, viewer, deal, words);
    const note = { actorId: viewer.id, action: 'state', subject: `booking ${deal.id}` };
    if (deal.as === 'admin') await market.auditor.note(db, { actor: 'admin', ...note });
    return undefined;
  });
}

type Decision =
  | { decision: 'release' | 'refund'; reason: string }
  | { decision: 'refund-part'; reason: string; refund: number };

/** An admin splits the money; never in a deal of their own. */
export function decideDispute(market: AppContext, viewer: Viewer, id: string, wish: Decision): Promise<Deal> {
  return takePart(market, viewer, id, async (db, deal) => {
    const { decision: verb, reason } = wish;
    expectVerbOf(verb, deal);
    const refundCents = wish.decision === 'refund-part' ? wish.refund : undefined;
    const isDisputed = deal.status === 'disputed';
    if (verb === 'refund' && isDisputed && held(deal) === 0)
      throw conflict('deal-moved-on', t('Nothing is held any more: the seller was paid already. A release ends this.'));
    if (refundCents !== undefined && isDisputed && refundCents >= held(deal))
      throw invalid(
        'refund',
        t('Please write less than what is held, {amount}', { amount: formatPrice(dollars(held(deal))) }),
      );
    await moveRefunding(db, market, { viewer, deal, verb }, { reason, refundCents });
    return undefined;
  });
}

/** Reads one extra row to detect a next page. */
export async function listDisputes(sql: Sql, viewer: Viewer, page: Page): Promise<Dispute[]> {
  return (await queries.disputes(sql, viewer.id, page)).map(show);
}

function show({
  id,
  imageUrl,
  priceCents,
  buyerName,
  buyerEmail,
  sellerName,
  sellerEmail,
  ...row
}: queries.DisputeRow) {
  const { productId, productName, status, dueAt, by, openedAt, words, handedOver, proposal } = row;
  return {
    _id: id,
    productId,
    productName,
    img: shownPicture(imageUrl),
    resalePrice: dollars(priceCents),
    buyersName: buyerName,
    buyersEmail: buyerEmail,
    sellersName: sellerName,
    sellersEmail: sellerEmail,
    status,
    ...(dueAt && { dueAt: dueAt.toISOString() }),
    by,
    opening: disputeOpening({ status, by, buyer: buyerName, seller: sellerName }),
    openedAt: openedAt.toISOString(),
    words: words ?? '',
    handedOver,
    ...(proposal && { refundProposal: showProposal(proposal) }),
  };
}
