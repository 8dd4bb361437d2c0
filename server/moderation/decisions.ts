import { v7 as newId } from 'uuid';
import type { ListingCheckCode } from '#contract/listing-checks.ts';
import {
  type DecisionReason,
  type ListingDecision,
  OFF_MARKET_STATES,
  type OwnListingReview,
  type ReviewState,
} from '#contract/listing-reviews.ts';
import { t } from '#language/t.ts';
import type { AppContext } from '../context.ts';
import type { Db, Sql } from '../database/connect.ts';
import { conflict, notFound, ownDecision } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { tellPerson } from '../notifications/notifications.ts';
import { given, lockSellerShared, putProductBack, takeDownProduct, withholdProduct } from '../products/products.ts';
import { lock, type ReviewRow, sellerOf } from './check-queries.ts';
import * as queries from './decision-queries.ts';

type Services = Pick<AppContext, 'sql' | 'auditor'>;

interface Decision {
  version: number;
  decision: ListingDecision;
  reason?: DecisionReason | undefined;
  words?: string | undefined;
}

const STATES: Record<ListingDecision, ReviewState> = {
  approve: 'approved',
  'ask-changes': 'changes-asked',
  hide: 'hidden',
  remove: 'removed',
};

export async function decideListing({ sql, auditor }: Services, admin: Viewer, id: string, wish: Decision) {
  return sql.begin(async (db) => {
    const review = await locked(db, id);
    const state = STATES[wish.decision];
    const accepted = wish.decision === 'approve' ? pointsOf(review) : review.accepted;
    const { count } = await queries.decide(db, { id, adminId: admin.id, state, accepted }, wish.version);
    if (!count) throw await refusalOf(db, id, admin);
    await move(db, id, review, wish.decision);
    const { sellerId, score, findings } = review;
    await queries.insert(db, {
      ...wish,
      productId: id,
      id: newId(),
      sellerId,
      adminId: admin.id,
      score,
      findings,
      former: {
        state: review.state,
        accepted: review.accepted,
        queuedAt: (review.queuedAt ?? new Date()).toISOString(),
      },
      isSilent: wish.decision === 'approve' && review.state === 'queued',
    });
    await auditor.note(db, {
      ...noteOf(admin, id),
      action: `${wish.decision}-listing`,
      facts: given({ reason: wish.reason }),
    });
    return 1;
  });
}

export async function undoDecision({ sql, auditor }: Services, admin: Viewer, id: string) {
  return sql.begin(async (db) => {
    const review = await locked(db, id);
    const [undone] = await queries.undo(db, id);
    if (!undone) return 0;
    await queries.restore(db, id, undone.former);
    await moveBack(db, id, review, undone);
    await auditor.note(db, { ...noteOf(admin, id), action: 'undo-listing-decision' });
    return 1;
  });
}

const noteOf = (admin: Viewer, id: string) => ({
  actor: 'admin' as const,
  actorId: admin.id,
  subject: `product ${id}`,
});

/** Locks its seller, the bike and its review, in this order. */
async function locked(db: Db, id: string): Promise<ReviewRow> {
  const [product] = await sellerOf(db, id);
  if (product) await lockSellerShared(db, product.sellerId);
  const [review] = await lock(db, id);
  if (!review) throw notFound('listing');
  return review;
}

async function refusalOf(db: Db, id: string, admin: Viewer) {
  const [other] = await queries.mayDecide(db, id, admin.id);
  if (!other?.may) return ownDecision();
  return conflict(
    'changed-meanwhile',
    t('Its seller changed this listing, or another admin has decided. Please look at it again.'),
  );
}

const pointsOf = ({ accepted, findings }: ReviewRow): Partial<Record<ListingCheckCode, number>> => ({
  ...accepted,
  ...Object.fromEntries(findings.map(({ code, points }) => [code, points])),
});

const isOff = (status: string) => status === 'withheld' || status === 'removed';

async function move(db: Db, id: string, { status, state, sellerId }: ReviewRow, decision: ListingDecision) {
  if (decision === 'approve') {
    const from = status === 'withheld' ? status : status === 'removed' && state === 'removed' ? status : undefined;
    if (from && !(await putProductBack(db, { id, sellerId, from }))) throw notBack();
    return;
  }
  if (decision !== 'remove' && status === 'removed' && state === 'removed') return putAside(db, id, sellerId);
  if (decision === 'remove' ? status === 'removed' : isOff(status)) return;
  const isDone = await (decision === 'remove' ? takeDownProduct : withholdProduct)(db, id);
  if (!isDone)
    throw conflict('booking-alive', t('Somebody has booked or bought this bike, so it stays until that deal is over.'));
}

const notBack = () =>
  conflict(
    'not-available',
    t('It cannot go back: its seller or brand is gone, or another bike of theirs has its frame number.'),
  );

async function moveBack(db: Db, id: string, { status, sellerId }: ReviewRow, { decision, former }: queries.Undone) {
  const wasOff = OFF_MARKET_STATES.some((state) => state === former.state);
  if (decision === 'approve') {
    if (wasOff && status === 'available') await withholdProduct(db, id);
    return;
  }
  if (wasOff && former.state !== 'removed' && status === 'removed') return putAside(db, id, sellerId);
  if (
    !wasOff &&
    (status === 'withheld' || status === 'removed') &&
    !(await putProductBack(db, { id, sellerId, from: status }))
  )
    throw notBack();
}

async function putAside(db: Db, id: string, sellerId: string) {
  if (!(await putProductBack(db, { id, sellerId, from: 'removed' }))) throw notBack();
  await withholdProduct(db, id);
}

const TOLD_AT_ONCE = 100;

/** Idempotent, safe to run concurrently. */
export async function tellOfDecisions({ sql }: Pick<AppContext, 'sql'>, left: AbortSignal) {
  for (const { sellerId: userId, productName: bike, ...made } of await queries.untold(sql, TOLD_AT_ONCE)) {
    if (left.aborted) return;
    await sql.begin(async (db) => {
      const { count } = await queries.told(db, made);
      const facts = { productId: made.productId, bike, decision: made.decision, ...given({ words: made.words }) };
      if (count) await tellPerson(db, { id: newId(), userId, verb: 'listing-decided', facts });
    });
  }
}

export async function appealListing(sql: Sql, seller: Viewer, { id, words }: { id: string; words: string }) {
  return sql.begin(async (db) => {
    const [product] = await sellerOf(db, id);
    if (product?.sellerId !== seller.id) throw notFound('bike');
    await locked(db, id);
    const { count } = await queries.appeal(db, { id, sellerId: seller.id, words });
    if (!count) return 0;
    const queued = await queries.queueAppeal(db, id);
    if (!queued.count) throw conflict('not-available', t('This bike is no longer held back by a decision.'));
    return count;
  });
}

export async function ownReviews(sql: Sql, seller: Viewer): Promise<OwnListingReview[]> {
  return (await queries.ofSeller(sql, seller.id)).map(
    ({ id, findings, decidedAt, appealedAt, reason, words, ...row }) => ({
      ...row,
      _id: id,
      found: findings.map(({ code }) => code),
      ...given({ reason, words, decidedAt: decidedAt?.toISOString(), appealedAt: appealedAt?.toISOString() }),
    }),
  );
}

/** All of a seller, for the export of their data. */
export async function decisionsAgainst(sql: Sql, sellerId: string) {
  return (await queries.everOf(sql, sellerId)).map(({ decidedAt, reason, words, appeal, ...row }) => ({
    ...row,
    decidedAt: decidedAt.toISOString(),
    ...given({ reason, words, appeal }),
  }));
}
