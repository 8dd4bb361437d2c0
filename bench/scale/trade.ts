import type { Sql } from '#server/database/connect.ts';

/** What a market has beside its bikes: for each bike 4 photos, a favourite, 0.3 conversations of 4 messages, 0.1 deals. */
export async function trade(sql: Sql) {
  await addBuyers(sql);
  await sellSome(sql);
  await addPhotos(sql);
  await sql`
    insert into favourites (product_id, person_id, id, saved_at)
    select p.id, ${buyer(sql, 'favourite')}, uuidv7(), p.listed_at from products p on conflict do nothing`;
  await converse(sql);
  await addDeals(sql);
  await rate(sql);
  await sql`drop table buyer_numbers`;
}

/** One of them for each bike, by chance and always the same. */
const buyer = (sql: Sql, purpose: string) => sql`
  (select b.id from buyer_numbers b
    where b.n = abs(hashtext(p.id::text || ${purpose})) % (select count(*) from buyer_numbers))`;

const share = (sql: Sql, purpose: string, percent: number) => sql`
  abs(hashtext(p.id::text || ${purpose})) % 100 < ${percent}::int`;

async function addBuyers(sql: Sql) {
  await sql`
    insert into users (id, issuer, subject, email, email_confirmed_at, name, role)
    select id, 'bench', id::text, id || '@example.test', now(), 'Buyer ' || left(id::text, 13), 'buyer'
    from (select uuidv7(-random() * interval '180 days') as id
      from generate_series(1, (select count(*) from users where role = 'seller'))) ids`;
  await sql`create table buyer_numbers as
    select (row_number() over (order by id) - 1)::int as n, id from users where role = 'buyer'`;
  await sql`create unique index on buyer_numbers (n)`;
}

async function sellSome(sql: Sql) {
  await sql`update products p set status = 'sold', sold_at = listed_at + interval '9 days' where ${share(sql, 'sold', 10)}`;
  await sql`update products p set status = 'reserved' where status = 'available' and ${share(sql, 'held', 1)}`;
  await sql`delete from shelf using products p where p.id = product_id and p.status = 'sold'`;
  await sql`update products p set image_url = '/photos/' || md5(id::text || 0) || '-1600.webp' where image_url <> ''`;
}

/** The placeholder is as long as those of demo photos. */
const addPhotos = (sql: Sql) => sql`
  insert into product_photos (product_id, name, position, width, height, placeholder)
  select p.id, md5(p.id::text || n), n, 1600, 1200, 'data:image/webp;base64,' || repeat('U', 120)
  from products p cross join generate_series(0, 3) n where p.image_url <> ''`;

async function converse(sql: Sql) {
  await sql`
    insert into conversations (product_id, id, buyer_id, seller_id, begun_at, messages, asked_at, answered_at)
    select p.id, uuidv7(), ${buyer(sql, 'asks')}, p.seller_id, p.listed_at, 4, p.listed_at, p.listed_at + interval '3 hours'
    from products p where ${share(sql, 'asked', 30)}`;
  await sql`
    insert into conversation_sides (product_id, conversation_id, person_id, side, last_message_at, received, read)
    select product_id, id, person, side, begun_at, 2, case when hashtext(id::text || side) % 5 = 0 then 0 else 2 end
    from conversations cross join lateral (values (buyer_id, 'buyer'), (seller_id, 'seller')) s (person, side)`;
  await sql`
    insert into messages (product_id, conversation_id, number, id, author_id, words, sent_at)
    select product_id, id, n, uuidv7(), case n % 2 when 1 then buyer_id else seller_id end,
      'Is it still available? I could come and see it on Saturday morning.', begun_at + n * interval '1 hour'
    from conversations cross join generate_series(1, 4) n`;
}

async function addDeals(sql: Sql) {
  await sql`
    insert into bookings (product_id, id, buyer_id, seller_id, product_name, image_url, price_cents, phone, meeting_place,
      status, booked_at, due_at, paid_at, handed_over_at, ended_at, captured_cents, payout_cents, rating_asked_at)
    select p.id, uuidv7(), ${buyer(sql, 'buys')}, p.seller_id, p.name, p.image_url, p.resale_price_cents, p.phone,
      p.location, case when is_done then 'completed' else 'booked' end, booked_at,
      case when not is_done then now() + random() * interval '1 day' end, case when is_done then booked_at end,
      case when is_done then booked_at end, case when is_done then booked_at end,
      case when is_done then p.resale_price_cents else 0 end, case when is_done then p.resale_price_cents else 0 end, now()
    from products p cross join lateral (select p.status = 'sold' as is_done, coalesce(p.sold_at, now()) as booked_at) deal
    where p.status in ('sold', 'reserved')`;
  await sql`
    insert into booking_steps (product_id, id, booking_id, verb, from_status, to_status, actor, actor_id, happened_at)
    select product_id, uuidv7(), id, verb, before, after, actor, buyer_id, booked_at
    from bookings cross join (values ('book', null, 'booked', 'buyer'), ('pay', 'booked', 'paid', 'buyer'),
      ('accept', 'paid', 'meeting-agreed', 'seller'), ('hand-over', 'meeting-agreed', 'handed-over', 'seller'),
      ('confirm', 'handed-over', 'completed', 'buyer')) steps (verb, before, after, actor)
    where status = 'completed' or verb = 'book'`;
  await sql`
    insert into notices (product_id, id, user_id, booking_id, step_id, verb, actor, as_role, noticed_at, read_at, next_mail_at)
    select s.product_id, uuidv7(), person, s.booking_id, s.id, s.verb, s.actor, role, s.happened_at,
      case when hashtext(s.id::text) % 5 > 0 then s.happened_at end, null
    from booking_steps s join bookings b on b.product_id = s.product_id and b.id = s.booking_id
      cross join lateral (values (b.buyer_id, 'buyer'), (b.seller_id, 'seller')) p (person, role)`;
  await addMoney(sql);
}

async function addMoney(sql: Sql) {
  const done = sql`from bookings b where status = 'completed'`;
  await sql`
    insert into payment_intents (product_id, booking_id, attempt, intent_id, created_at, closed_at)
    select product_id, id, 1, 'pi_' || md5(id::text), booked_at, booked_at ${done}`;
  await sql`
    insert into payments (product_id, id, booking_id, intent_id, amount_cents, currency, status, recorded_at, fees_due_at)
    select product_id, uuidv7(), id, 'pi_' || md5(id::text), price_cents, 'usd', 'succeeded', booked_at, null ${done}`;
  await sql`
    insert into ledger (product_id, id, booking_id, reason, from_account, to_account, amount_cents, currency, reference)
    select product_id, uuidv7(), id, reason, of, towards, price_cents, 'usd', reason || md5(id::text)
    from bookings cross join (values ('capture', 'buyer', 'held'), ('payout', 'held', 'seller')) moves (reason, of, towards)
    where status = 'completed'`;
  await sql`
    insert into payouts (product_id, id, booking_id, seller_id, amount_cents, status, reference, sent_at)
    select product_id, uuidv7(), id, seller_id, price_cents, 'sent', 'tr_' || md5(id::text), booked_at ${done}`;
}

async function rate(sql: Sql) {
  await sql`
    insert into ratings (product_id, booking_id, side, id, buyer_id, seller_id, outcome, stars, as_described, words, shown_at)
    select product_id, b.id, side, uuidv7(), buyer_id, seller_id, outcome, 3 + abs(hashtext(b.id::text)) % 3,
      case when side = 'buyer' then true end, 'All as it was said, and on time.', now()
    from bookings b cross join (values ('buyer'), ('seller')) s (side)
    where outcome = 'handed-over' and hashtext(b.id::text || side) % 2 = 0`;
  await sql`
    insert into rating_figures (person_id, side, stars_3, stars_4, stars_5, described, as_described)
    select about_id, case side when 'buyer' then 'seller' else 'buyer' end, count(*) filter (where stars = 3),
      count(*) filter (where stars = 4), count(*) filter (where stars = 5), count(as_described), count(as_described)
    from ratings group by about_id, side`;
}
