import type { ListingCheckCode, ListingFinding } from '#contract/listing-checks.ts';
import {
  AGAINST_STATES,
  APPEAL_DAYS,
  DECISION_UNDO_MINUTES,
  type DecisionReason,
  type ListingDecision,
  OFF_MARKET_STATES,
  type OwnListingReview,
  type ReviewState,
} from '#contract/listing-reviews.ts';
import type { Db, Fragment } from '../database/connect.ts';
import { isOnlyAdminWith } from '../users/membership/membership.ts';

/** The review before a decision. */
export interface Former {
  state: ReviewState;
  accepted: Partial<Record<ListingCheckCode, number>>;
  queuedAt: string;
}

export interface NewDecision {
  productId: string;
  id: string;
  sellerId: string;
  adminId: string;
  decision: ListingDecision;
  reason?: string | undefined;
  words?: string | undefined;
  score: number;
  findings: ListingFinding[];
  former: Former;
  /** Nothing changes for the seller. */
  isSilent: boolean;
}

export const insert = (db: Db, made: NewDecision) => db`
  insert into listing_decisions (product_id, id, seller_id, admin_id, decision, reason, words, score, findings, former, told_at)
  values (${made.productId}, ${made.id}, ${made.sellerId}, ${made.adminId}, ${made.decision}, ${made.reason ?? null},
    ${made.words ?? null}, ${made.score}, ${db.json(made.findings)}, ${db.json({ ...made.former })},
    case when ${made.isSilent} then now() end)`;

export interface Decided {
  id: string;
  adminId: string;
  state: ReviewState;
  accepted: Partial<Record<ListingCheckCode, number>>;
}

/** No row: the listing changed since, nobody waits for a decision, or the admin may not decide. */
export const decide = (db: Db, { id, adminId, state, accepted }: Decided, version: number) => db`
  update listing_reviews set state = ${state}, accepted = ${db.json(accepted)}, queued_at = null, version = version + 1
  where product_id = ${id} and version = ${version} and queued_at is not null and ${isOthers(db, id, adminId)}`;

/** The newest one that was not taken back. */
const newest = (db: Db, productId: string | Fragment) => db`
  select * from listing_decisions where product_id = ${productId} and undone_at is null order by id desc limit 1`;

/** An admin decides on an appeal against another's decision, or there is no other admin. */
export const isOthers = (db: Db, productId: string | Fragment, adminId: string) => db`
  (not exists (select 1 from (${newest(db, productId)}) d where d.appealed_at is not null and d.admin_id = ${adminId})
    or ${isOnlyAdminWith(db, 'moderation', adminId)})`;

export const mayDecide = (db: Db, productId: string, adminId: string) => db<{ may: boolean }[]>`
  select ${isOthers(db, productId, adminId)} as may`;

export interface Undone {
  decision: ListingDecision;
  former: Former;
}

export const undo = (db: Db, productId: string) => db<Undone[]>`
  update listing_decisions set undone_at = now()
  where product_id = ${productId} and undone_at is null and id = (select id from (${newest(db, productId)}) d)
    and decided_at > now() - make_interval(mins => ${DECISION_UNDO_MINUTES}) and appealed_at is null
  returning decision, former`;

export const restore = (db: Db, productId: string, { state, accepted, queuedAt }: Former) => db`
  update listing_reviews set state = ${state}, accepted = ${db.json(accepted)}, queued_at = ${queuedAt},
    version = version + 1
  where product_id = ${productId}`;

export interface Untold {
  productId: string;
  id: string;
  sellerId: string;
  productName: string;
  decision: ListingDecision;
  words: string | null;
}

export const untold = (db: Db, limit: number) => db<Untold[]>`
  select d.product_id as "productId", d.id, d.seller_id as "sellerId", p.name as "productName", d.decision, d.words
  from listing_decisions d join products p on p.id = d.product_id join users s on s.id = d.seller_id and s.removed_at is null
  where d.told_at is null and d.undone_at is null
    and d.decided_at <= now() - make_interval(mins => ${DECISION_UNDO_MINUTES})
  order by d.decided_at limit ${limit}`;

export const told = (db: Db, { productId, id }: Pick<Untold, 'productId' | 'id'>) => db`
  update listing_decisions set told_at = now() where product_id = ${productId} and id = ${id} and told_at is null and undone_at is null`;

/** Once for each decision. */
export const appeal = (db: Db, { id, sellerId, words }: { id: string; sellerId: string; words: string }) => db`
  update listing_decisions d set appeal = ${words}, appealed_at = now()
  where d.product_id = ${id} and d.seller_id = ${sellerId} and d.appealed_at is null and d.decision <> 'approve'
    and d.id = (select id from (${newest(db, id)}) n) and d.decided_at > now() - make_interval(days => ${APPEAL_DAYS})
    and d.decided_at <= now() - make_interval(mins => ${DECISION_UNDO_MINUTES})`;

/** No row: the bike is no longer off the market by a decision. */
export const queueAppeal = (db: Db, id: string) => db`
  update listing_reviews set queued_at = coalesce(queued_at, (select now())), version = version + 1
  where product_id = ${id} and state in ${db(AGAINST_STATES)}`;

export interface OwnRow {
  id: string;
  productName: string;
  state: OwnListingReview['state'];
  findings: ListingFinding[];
  reason: DecisionReason | null;
  words: string | null;
  decidedAt: Date | null;
  appealedAt: Date | null;
  mayAppeal: boolean;
}

const MOST_OWN = 100;

/** Those of this month; others stay off the market without a word. A decision shows once it can no longer be undone. */
export const ofSeller = (db: Db, sellerId: string) => db<OwnRow[]>`
  select p.id, p.name as "productName", case when d.id is null then 'withheld' else r.state end as state, r.findings, d.reason, d.words, d.decided_at as "decidedAt",
    d.appealed_at as "appealedAt", coalesce(d.appealed_at is null and d.decided_at > now() - make_interval(days => ${APPEAL_DAYS}), false)
      as "mayAppeal"
  from products p join listing_reviews r on r.product_id = p.id
    left join lateral (select * from listing_decisions d where d.product_id = p.id and d.undone_at is null and d.decision <> 'approve'
      and r.state in ${db(AGAINST_STATES)}
      and d.decided_at <= now() - make_interval(mins => ${DECISION_UNDO_MINUTES}) order by d.id desc limit 1) d on true
  where p.seller_id = ${sellerId} and (
    p.status = 'withheld' and r.state in ${db(OFF_MARKET_STATES)}
    or p.status = 'removed' and r.state = 'removed' and d.decided_at > now() - make_interval(days => ${APPEAL_DAYS}))
  order by p.id desc limit ${MOST_OWN}`;

export interface EverRow {
  productId: string;
  productName: string;
  decision: ListingDecision;
  reason: DecisionReason | null;
  words: string | null;
  decidedAt: Date;
  appeal: string | null;
}

export const everOf = (db: Db, sellerId: string) => db<EverRow[]>`
  select d.product_id as "productId", p.name as "productName", d.decision, d.reason, d.words, d.decided_at as "decidedAt",
    d.appeal
  from listing_decisions d join products p on p.id = d.product_id
  where d.seller_id = ${sellerId} and d.told_at is not null order by d.decided_at`;
