import { type ConversationOrder, MOST_COUNTED_UNREAD, MOST_SEARCHED_CONVERSATIONS } from '#contract/conversations.ts';
import { OCCUPYING_STATUSES } from '#contract/deal-machine.ts';
import type { Page } from '#contract/pagination.ts';
import type { Photo } from '#contract/photos.ts';
import type { ProductStatus } from '#contract/products.ts';
import type { Db, Fragment } from '../database/connect.ts';
import { containing } from '../database/like-pattern.ts';
import { notBlocked } from '../users/blocks/blocks.ts';
import { shownPhoto } from '../users/portraits/portraits.ts';
import { cursor, follows, inOrder, placed } from './inbox-queries.ts';

export interface Reading {
  viewerId: string;
  /** Contact details are masked until there is a booking. */
  masking: boolean;
}

export interface ExcerptRow {
  id: string;
  isOwn: boolean;
  words: string;
  photos: number;
  at: string;
}

export interface ConversationRow {
  id: string;
  as: 'buyer' | 'seller';
  productId: string;
  productName: string;
  imageUrl: string;
  cover: Photo | null;
  priceCents: number;
  status: ProductStatus;
  otherId: string;
  otherName: string;
  otherPhoto: string | null;
  last: ExcerptRow;
  unread: number;
  found: ExcerptRow | null;
}

export interface WholeRow extends ConversationRow {
  bookingId: string | null;
  isBlocked: boolean;
  hidesContacts: boolean;
  blocked: boolean;
  hasLeft: boolean;
}

/** The two deal with each other about the bike, or did: `c` is a conversation. */
export const isBooked = (db: Db) => db`
  exists (select 1 from bookings b where b.product_id = c.product_id and b.buyer_id = c.buyer_id
    and (b.status in ${db(OCCUPYING_STATUSES)} or b.captured_cents > 0))`;

/** One rule for what is shown, and for what a sender is told before. */
export const hidesContacts = (db: Db, { masking }: Pick<Reading, 'masking'>) => db`
  (${masking}::boolean and not ${isBooked(db)})`;

/** Of the message `m` in the conversation `c`, as its readers see it. */
export const shownWords = (db: Db, reading: Pick<Reading, 'masking'>) => db`
  case when m.removed_at is not null then '' when m.original is null or ${hidesContacts(db, reading)} then m.words
    else m.original end`;

const photoCount = (db: Db) => db`case when m.removed_at is null then jsonb_array_length(m.photos) else 0 end`;

const LONGEST_EXCERPT = 200;

const excerpt = (db: Db, reading: Reading) => db`
  json_build_object('id', m.id, 'isOwn', m.author_id = ${reading.viewerId},
    'words', left(${shownWords(db, reading)}, ${LONGEST_EXCERPT}::int), 'photos', ${photoCount(db)},
    'at', m.sent_at)`;

const ofConversation = (db: Db) => db`m.product_id = c.product_id and m.conversation_id = c.id`;

const unread = (db: Db) => db`
  case when s.unread then (select count(*) from (select 1 from messages m where ${ofConversation(db)} and m.number > s.read
    and m.author_id <> s.person_id limit ${MOST_COUNTED_UNREAD}) n) else 0 end`;

const columns = (db: Db, reading: Reading) => db`
  c.id, s.side as "as", p.id as "productId", p.name as "productName", p.image_url as "imageUrl",
  (select json_build_object('name', f.name, 'width', f.width, 'height', f.height, 'placeholder', f.placeholder,
    'alt', f.alt) from product_photos f where f.product_id = p.id and f.position = 0) as cover,
  p.resale_price_cents as "priceCents", p.status, o.id as "otherId", o.name as "otherName",
  ${shownPhoto(db, 'o')} as "otherPhoto", ${unread(db)} as unread,
  (select ${excerpt(db, reading)} from messages m where ${ofConversation(db)} and m.number = c.messages) as last`;

const joined = (db: Db, sides: Fragment) => db`
  ${sides} s join conversations c on c.product_id = s.product_id and c.id = s.conversation_id
    join products p on p.id = c.product_id
    join users o on o.id = case s.side when 'buyer' then c.seller_id else c.buyer_id end`;

interface List extends Omit<Page, 'after'> {
  after?: string | undefined;
  search?: string | undefined;
  sort: ConversationOrder;
}

export interface ListedRow extends ConversationRow {
  cursor: string;
}

export const list = (db: Db, reading: Reading, { search, sort, limit, after }: List) => {
  const sides = search ? newest(db, reading) : db`conversation_sides`;
  return db<ListedRow[]>`
    select ${columns(db, reading)}, ${search ? found(db, reading, search) : db`null`} as found, ${cursor(db)} as cursor
    from ${joined(db, placed(db, sides, after))}
    where s.person_id = ${reading.viewerId} ${search ? mentions(db, reading, search) : db``}
      ${follows(db, sort, after)}
    order by ${inOrder(db, sort)} limit ${limit + 1}`;
};

const newest = (db: Db, { viewerId }: Reading) => db`
  (select * from conversation_sides where person_id = ${viewerId}
    order by last_message_at desc limit ${MOST_SEARCHED_CONVERSATIONS})`;

const saying = (db: Db, reading: Reading, search: string) => db`
  messages m where ${ofConversation(db)} and ${shownWords(db, reading)} ilike ${containing(search)}`;

const found = (db: Db, reading: Reading, search: string) => db`
  (select ${excerpt(db, reading)} from ${saying(db, reading, search)} order by m.number desc limit 1)`;

const mentions = (db: Db, reading: Reading, search: string) => db`
  and (p.name ilike ${containing(search)} or split_part(o.name, ' ', 1) ilike ${containing(search)}
    or exists (select 1 from ${saying(db, reading, search)}))`;

const whole = (db: Db, reading: Reading, which: Fragment) => db<WholeRow[]>`
  select ${columns(db, reading)}, null as found, c.closed_at is not null as "hasLeft",
    not (${notBlocked(db, db`c.buyer_id`, db`c.seller_id`)}) as blocked,
    exists (select 1 from blocks where blocker_id = ${reading.viewerId} and blocked_id = o.id) as "isBlocked",
    ${hidesContacts(db, reading)} as "hidesContacts",
    (select b.id from bookings b where b.product_id = c.product_id and b.buyer_id = c.buyer_id
      order by b.id desc limit 1) as "bookingId"
  from ${joined(db, db`conversation_sides`)}
  where s.person_id = ${reading.viewerId} and ${which}`;

export const byId = (db: Db, reading: Reading, id: string) => whole(db, reading, db`c.id = ${id}`);

export const aboutProduct = (db: Db, reading: Reading, productId: string) =>
  whole(db, reading, db`c.product_id = ${productId} and c.buyer_id = ${reading.viewerId}`);

export const ofBuyer = (db: Db, reading: Reading, { productId, buyerId }: { productId: string; buyerId: string }) =>
  whole(db, reading, db`c.product_id = ${productId} and c.buyer_id = ${buyerId}`);

export const countUnread = (db: Db, viewerId: string) => db<{ count: number }[]>`
  select count(*) from (
    select 1 from conversation_sides where person_id = ${viewerId} and unread limit ${MOST_COUNTED_UNREAD}) n`;

/** Of a conversation that has not begun. */
export const wouldHide = (db: Db, reading: Reading, productId: string) => db<{ hidesContacts: boolean }[]>`
  select ${hidesContacts(db, reading)} as "hidesContacts"
  from (select ${productId}::uuid as product_id, ${reading.viewerId}::uuid as buyer_id) c`;

export interface DealRow {
  productId: string;
  buyerId: string;
  sellerId: string;
  hidesContacts: boolean;
  hasLeft: boolean;
  blocked: boolean;
}

/** No row: the viewer is no side of the booking. */
export const dealOf = (db: Db, reading: Reading, bookingId: string) => db<DealRow[]>`
  select c.product_id as "productId", c.buyer_id as "buyerId", c.seller_id as "sellerId",
    ${hidesContacts(db, reading)} as "hidesContacts",
    exists (select 1 from users where id in (c.buyer_id, c.seller_id) and removed_at is not null) as "hasLeft",
    not (${notBlocked(db, db`c.buyer_id`, db`c.seller_id`)}) as blocked
  from bookings c where c.id = ${bookingId} and ${reading.viewerId} in (c.buyer_id, c.seller_id)`;

interface Side {
  productId: string;
  conversationId: string;
  personId: string;
}

export const countUnreadIn = (db: Db, { productId, conversationId, personId }: Side) => db<
  { count: number; bike: string }[]
>`
  select ${unread(db)} as count, p.name as bike from conversation_sides s
    join conversations c on c.product_id = s.product_id and c.id = s.conversation_id
    join products p on p.id = c.product_id
  where s.product_id = ${productId} and s.conversation_id = ${conversationId} and s.person_id = ${personId}`;

export interface ExportRow {
  _id: string;
  as: 'buyer' | 'seller';
  productName: string;
  otherName: string;
  messages: { isOwn: boolean; words: string; photos: number; at: string }[];
}

/** With all messages: one's own as they were written. */
export const everOf = (db: Db, reading: Reading, { limit, after }: Page) => db<ExportRow[]>`
  select c.id as _id, s.side as "as", p.name as "productName", o.name as "otherName",
    (select coalesce(json_agg(json_build_object('isOwn', m.author_id = s.person_id,
        'words', case when m.author_id = s.person_id then coalesce(m.original, m.words) else ${shownWords(db, reading)} end,
        'photos', ${photoCount(db)}, 'at', m.sent_at) order by m.number), '[]')
      from messages m where ${ofConversation(db)}) as messages
  from ${joined(db, db`conversation_sides`)}
  where s.person_id = ${reading.viewerId} ${after ? db`and c.id > ${after}` : db``} order by c.id limit ${limit + 1}`;
