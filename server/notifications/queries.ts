import type { Page } from '#contract/pagination.ts';
import type { Db } from '../database/connect.ts';
import { type EventVerb, type Reader, stateColumns } from '../deals/wording/wording.ts';
import { areAdminsWith } from '../users/membership/membership.ts';
import type { NotifiedStep } from './facts.ts';
import type { Step } from './notifications.ts';
import type { PersonalNews, PersonalVerb } from './personal/personal.ts';

interface NewNotice {
  /** A confirmation of the recipient's own action is inserted as read. */
  isOwn: boolean;
  id: string;
  userId: string;
  asRole: Reader;
}

export const admins = (db: Db) => db<{ id: string }[]>`
  select id from users where ${areAdminsWith(db, 'money')}`;

/** Per hour, recipient and bike (or verb of news that is about none); further notifications are not mailed. */
const MOST_LETTERS = 30;

/** As text, so that the few notices of a bike are read, even while statistics say that a person has fewer. */
const mailTime = (db: Db, productId: string, verb?: PersonalVerb) => db`
    case when (select count(*) from notices told where told.product_id = ${productId} and told.user_id::text = n.user_id::text
      and told.noticed_at > now() - interval '1 hour' ${verb ? db`and told.verb = ${verb}` : db``}) < ${MOST_LETTERS} then now() end`;

/** Nobody without a browser to push to waits in that outbox. */
const pushTime = (db: Db) => db`
    case when exists (select 1 from push_devices d where d.user_id = n.user_id) then now() end`;

export const insert = (db: Db, step: Step, notices: NewNotice[]) => db`
  insert into notices (product_id, id, user_id, booking_id, step_id, verb, actor, as_role, read_at, next_mail_at, next_push_at)
  select ${step.productId}::uuid, n.id, n.user_id, ${step.bookingId}::uuid, ${step.id}::uuid, ${step.verb}, ${step.actor}, n.as_role,
    case when n.id = any(${notices.filter(({ isOwn }) => isOwn).map(({ id }) => id)}::uuid[]) then now() end,
    ${mailTime(db, step.productId)}, ${pushTime(db)}
  from unnest(${notices.map(({ id }) => id)}::uuid[], ${notices.map(({ userId }) => userId)}::uuid[],
      ${notices.map(({ asRole }) => asRole)}::text[]) n (id, user_id, as_role)
    join users u on u.id = n.user_id
  where u.removed_at is null
  on conflict (product_id, step_id, user_id) do nothing`;

/** The user's id fills `product_id`, as no product is concerned. */
export const insertPersonal = (db: Db, { id, userId, verb, facts }: PersonalNews) => db`
  insert into notices (product_id, id, user_id, step_id, verb, actor, as_role, facts, next_mail_at, next_push_at)
  select n.user_id, ${id}, n.user_id, ${id}, ${verb}, 'provider', 'seller', ${db.json({ ...facts })}, ${mailTime(db, userId, verb)}, ${pushTime(db)}
  from (select id as user_id from users where id = ${userId} and removed_at is null) n
  on conflict (product_id, step_id, user_id) do nothing`;

export interface NoticeRow extends NotifiedStep {
  id: string;
  bookingId: string | null;
  verb: EventVerb | PersonalVerb;
  facts?: object;
  asRole: Reader;
  at: Date;
  isRead: boolean;
  reason: string | null;
}

export const columns = (db: Db) => db`
  n.id, n.booking_id as "bookingId", n.facts, n.verb, n.actor, n.as_role as "asRole", n.noticed_at as at,
  n.read_at is not null as "isRead", s.reason, s.from_status as "from", s.to_status as "to", buyer.name as "buyerName",
  seller.name as "sellerName", b.product_name as "productName", b.price_cents as "priceCents", ${stateColumns(db)},
  b.due_at as "dueAt", b.meeting_at as "meetingAt", b.meeting_place as "meetingPlace",
  b.meeting_zone as "meetingZone", b.captured_cents as "capturedCents", b.refund_cents as "refundCents",
  b.payout_cents as "payoutCents", b.fee_cents as "feeCents", b.taken_back_cents as "takenBackCents",
  b.lost_cents as "lostCents",
  coalesce(now() >= all(b.proposed_slots), false) as "timesOver"`;

export const withDeal = (db: Db) => db`
  notices n left join bookings b on b.product_id = n.product_id and b.id = n.booking_id
    left join users buyer on buyer.id = b.buyer_id left join users seller on seller.id = b.seller_id
    left join booking_steps s on s.product_id = n.product_id and s.id = n.step_id`;

export const ofPerson = (db: Db, userId: string, { limit, after }: Page) => db<NoticeRow[]>`
  select ${columns(db)} from ${withDeal(db)} where n.user_id = ${userId} ${after ? db`and n.id < ${after}` : db``}
  order by n.id desc limit ${limit + 1}`;

export const unread = (db: Db, userId: string, most: number) => db<{ count: number }[]>`
  select count(*) from (select 1 from notices where user_id = ${userId} and read_at is null limit ${most}) n`;

export const markRead = (
  db: Db,
  userId: string,
  { upTo, bookingId }: { upTo: string; bookingId?: string | undefined },
) =>
  db`
  update notices set read_at = now() where user_id = ${userId} and read_at is null and id <= ${upTo}
    ${bookingId ? db`and booking_id = ${bookingId}` : db``}`;

export const markNewsRead = (db: Db, userId: string, verb: PersonalVerb, facts: Record<string, string>) => db`
  update notices set read_at = now()
  where user_id = ${userId} and read_at is null and verb = ${verb} and facts @> ${db.json(facts)}`;
