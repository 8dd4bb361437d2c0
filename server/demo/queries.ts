import type { Db } from '../database/connect.ts';
import type { Viewer } from '../http/viewer.ts';

interface Advert {
  productName: string;
  sellerEmail: string;
  img: string;
}

export interface UntouchedBike {
  productId: string;
  seller: Viewer;
}

/** The bike of a demo advert, unless it was edited. */
export const untouched = (db: Db, { productName, sellerEmail, img }: Advert) => db<UntouchedBike[]>`
  select p.id as "productId", json_build_object('id', s.id, 'email', s.email, 'name', s.name, 'role', s.role,
    'verified', s.verified_at is not null) as seller
  from products p join users s on s.id = p.seller_id
  where s.email = ${sellerEmail} and s.removed_at is null and p.name = ${productName} and p.image_url = ${img}
    and p.status <> 'removed' and p.revision = 1`;

/** Demo notifications of the past are not mailed. */
export const mailNothing = (db: Db) => db`
  update notices set next_mail_at = null where mailed_at is null and next_mail_at is not null`;

/** The first message is as old as the first number of hours, and so on; nobody is told of them by mail. */
export const ageMessages = (db: Db, conversationId: string, hours: number[]) => db`
  with aged as (
    update messages set sent_at = now() - make_interval(hours => (${hours}::int[])[number])
    where conversation_id = ${conversationId}
  ), begun as (
    update conversations c set begun_at = now() - make_interval(hours => (${hours}::int[])[1]),
      asked_at = now() - make_interval(hours => (${hours}::int[])[1]),
      answered_at = now() - make_interval(hours => (select (${hours}::int[])[min(m.number)] from messages m
        where m.conversation_id = c.id and m.author_id = c.seller_id))
    where id = ${conversationId}
  )
  update conversation_sides
  set last_message_at = now() - make_interval(hours => (${hours}::int[])[${hours.length}::int]), next_mail_at = null
  where conversation_id = ${conversationId}`;

/** Nobody answers any more. */
export const letOffersExpire = (db: Db, productId: string, buyerId: string) => db`
  update offers set due_at = now() where product_id = ${productId} and buyer_id = ${buyerId} and status = 'open'`;

/** What is of the last hour on this bike; that of earlier steps is older already. */
export const ageOffers = (db: Db, productId: string, hours: number) => db`
  with aged as (
    update offers set
      due_at = case when made_at > now() - interval '1 hour'
        then greatest(due_at - make_interval(hours => ${hours}), now() + interval '1 hour') else due_at end,
      made_at = made_at - case when made_at > now() - interval '1 hour' then make_interval(hours => ${hours}) else '0' end,
      ended_at = ended_at - case when ended_at > now() - interval '1 hour' then make_interval(hours => ${hours}) else '0' end
    where product_id = ${productId}
  )
  update notices set noticed_at = noticed_at - make_interval(hours => ${hours})
  where facts->>'productId' = ${productId} and noticed_at > now() - interval '1 hour'`;

/** One statement: its bike is no longer shown, and its ratings are as old as it. */
export const moveIntoPast = (db: Db, bookingId: string, days: number) => db`
  with deal as (
    update bookings set ended_at = ended_at - make_interval(days => ${days}), booked_at = booked_at - make_interval(days => ${days + 6}),
      paid_at = paid_at - make_interval(days => ${days + 5}), handed_over_at = handed_over_at - make_interval(days => ${days}),
      meeting_at = now() - make_interval(days => ${days}), rating_asked_at = now() - make_interval(days => ${days - 1})
    where id = ${bookingId} returning product_id, id
  ), bike as (
    update products p set sold_at = p.sold_at - make_interval(days => ${days + 5}) from deal d where p.id = d.product_id
    returning p.id
  ), rated as (
    update ratings r set rated_at = r.rated_at - make_interval(days => ${days - 1}),
      shown_at = r.shown_at - make_interval(days => ${days - 1})
    from deal d where r.product_id = d.product_id and r.booking_id = d.id returning r.id
  )
  insert into changes (topics) select array['everything'] from bike`;
