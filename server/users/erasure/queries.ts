import type { Db, Fragment } from '../../database/connect.ts';

export const NOBODY = { name: 'Former member', email: 'former-member@kickstand.invalid' };
const UNNAMED_BIKE = 'A removed bike';

const isRetained = (db: Db, retentionDays: number) => db`
  (captured_cents > 0 or due_at is not null)
    and (ended_at is null or ended_at > now() - make_interval(days => ${retentionDays}))`;

/** Of the people of the query `who`, those with deals that law retains. */
const retained = (db: Db, retentionDays: number, who: Fragment) => db`
  select buyer_id as id from bookings where buyer_id in (${who}) and ${isRetained(db, retentionDays)}
  union all
  select seller_id from bookings where seller_id in (${who}) and ${isRetained(db, retentionDays)}`;

interface Due {
  retentionDays: number;
  after?: string | undefined;
  limit: number;
}

/** The next former users, and whether they are due. */
export const former = (db: Db, { retentionDays, after, limit }: Due) => db<{ id: string; isDue: boolean }[]>`
  with page as materialized (
    select id from users where removed_at is not null and erased_at is null ${after ? db`and id > ${after}` : db``}
    order by id limit ${limit}
  ), retained as materialized (${retained(db, retentionDays, db`select id from page`)})
  select id, id not in (select id from retained) as "isDue" from page order by id`;

export const removedSubjects = (db: Db) => db<{ subject: string }[]>`
  select subject from users where removed_at is not null and left_at is null`;

/** One statement, so that no user is half erased. Free texts of both sides go, as people name each other. */
export const erase = (db: Db, { retentionDays, ids }: { retentionDays: number; ids: string[] }) => db`
  with retained as materialized (${retained(db, retentionDays, db`select unnest(${ids}::uuid[])`)}), erased as (
    update users u set erased_at = now(), name = ${NOBODY.name}, email = ${NOBODY.email}, photo_url = null, photo_name = null, photo_due_at = null,
      language = default
    where u.id = any (${ids}::uuid[]) and u.removed_at is not null and u.erased_at is null
      and u.id not in (select id from retained)
    returning u.id, u.erased_at
  ), deals as (
    select b.product_id, b.id, b.captured_cents, b.buyer_id in (select id from erased) as is_buyers from bookings b
    where b.buyer_id in (select id from erased) or b.seller_id in (select id from erased)
  ), bikes as (
    select p.id, p.id in (select product_id from deals where captured_cents > 0) as is_paid from products p
    where p.seller_id in (select id from erased)
  ), of_bookings as (
    update bookings b set meeting_place = '', proposed_place = null, handover_code = null,
      phone = case when d.is_buyers then '' else b.phone end
    from deals d where d.product_id = b.product_id and d.id = b.id
  ), of_offers as (
    update offers o set phone = '', meeting_place = '' where o.buyer_id in (select id from erased)
  ), of_offer_terms as (
    delete from offer_terms t where t.product_id in (select id from bikes)
  ), of_steps as (
    update booking_steps t set reason = null, facts = t.facts - 'place'
    from deals d where d.product_id = t.product_id and d.id = t.booking_id
      and (t.reason is not null or t.facts ? 'place')
  ), talks as (
    select c.product_id, c.id from conversations c
    where c.buyer_id in (select id from erased) or c.seller_id in (select id from erased)
  ), let_go_photos as (
    ${letGoPrivatePhotos(db)}
  ), of_statements as (
    update statements t set words = '', photos = '[]' from deals d where d.product_id = t.product_id and d.id = t.booking_id
  ), of_inspections as (
    update attached_inspections t set entries = '[]', photos = '[]'
    from deals d where d.product_id = t.product_id and d.id = t.booking_id
  ), of_messages as (
    update messages m set words = '', original = null, photos = '[]', removed_at = coalesce(m.removed_at, moment.at)
    from talks c, (select max(erased_at) as at from erased) moment where c.product_id = m.product_id and c.id = m.conversation_id
  ), of_message_reports as (
    update message_reports r set words = null from talks c
    where c.product_id = r.product_id and c.id = r.conversation_id
  ), of_listing_reviews as (
    update listing_reviews r set findings = '[]', text_bands = '{}' where r.product_id in (select id from bikes)
  ), of_listing_decisions as (
    update listing_decisions d set words = null, appeal = null, findings = '[]' where d.seller_id in (select id from erased)
  ), of_payouts as (
    update payouts o set review_reason = null from deals d where d.product_id = o.product_id and d.id = o.booking_id
  ), of_bikes as (
    update products p set phone = '', description = '', location = '', frame_number = null, frame = null, image_url = '', variant = null,
      place_id = null, latitude = null, longitude = null,
      name = case when bikes.is_paid then p.name else ${UNNAMED_BIKE} end
    from bikes where p.id = bikes.id
  ), of_photos as (
    update product_photos f set alt = '' where f.product_id in (select id from bikes)
  ), of_edits as (
    update events e set facts = '{}' where e.product_id in (select id from bikes) or e.actor_id in (select id from erased)
  ), of_reports as (
    update reports r set words = null
    where r.reporter_id in (select id from erased) or r.product_id in (select id from bikes)
  ), of_ratings as (
    update ratings r set words = null, reply = null
    where r.about_id in (select id from erased) and (r.words is not null or r.reply is not null)
  ), of_rating_reports as (
    update rating_reports t set words = null where t.reporter_id in (select id from erased)
  ), of_suspensions as (
    update suspensions s set words = null, appeal = null where s.user_id in (select id from erased)
  ), of_verifications as (
    update verifications v set note = null where v.seller_id in (select id from erased)
  ), of_accounts as (
    update payout_accounts a set bank_name = null, bank_last4 = null, bank_fingerprint = null
    where a.user_id in (select id from erased)
  ), ${forgotten(db)}
  select id from erased`;

/** Turns them into unused private uploads, which the cleanup deletes. Before they go: a cluster runs one part after another. */
const letGoPrivatePhotos = (db: Db) => db`
  insert into uploads (uploader_id, name, width, height, placeholder, private)
  select distinct on (photo.name) (select min(id::text)::uuid from erased), photo.name, photo.width, photo.height,
    photo.placeholder, true
  from (
    select t.photos from statements t join deals d on d.product_id = t.product_id and d.id = t.booking_id
    union all
    select t.photos from attached_inspections t join deals d on d.product_id = t.product_id and d.id = t.booking_id
    union all
    select m.photos from messages m join talks c on c.product_id = m.product_id and c.id = m.conversation_id
  ) shown cross join jsonb_to_recordset(shown.photos) as photo (name text, width int, height int, placeholder text)
  on conflict (uploader_id, name) do update set uploaded_at = excluded.uploaded_at`;

const THEIRS = [
  ['notices', 'user_id'],
  ['notice_preferences', 'user_id'],
  ['push_devices', 'user_id'],
  ['imports', 'seller_id'],
  ['import_mappings', 'seller_id'],
  ['imported_bikes', 'seller_id'],
  ['favourites', 'person_id'],
  ['saved_searches', 'person_id'],
  ['inspections', 'person_id'],
  ['contacts_seen', 'person_id'],
  ['quota_uses', 'person_id'],
  ['made_once', 'person_id'],
  ['seen_devices', 'user_id'],
  ['seller_views', 'seller_id'],
  ['verification_steps', 'user_id'],
  ['verification_codes', 'user_id'],
  ['identity_documents', 'user_id'],
] as const;

const forgotten = (db: Db) =>
  THEIRS.map(
    ([table, person]) => db`${db(`forgotten_${table}`)} as (
    delete from ${db(table)} where ${db(person)} in (select id from erased))`,
  ).reduce((all, one) => db`${all}, ${one}`);
