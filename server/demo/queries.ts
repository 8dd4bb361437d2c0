import type { Db, Fragment } from '../database/connect.ts';
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

/** What a verified seller has shown of themselves. */
export const showSteps = (db: Db, userId: string) => db`
  insert into verification_steps (user_id, step, confirmed_at, ending)
  values (${userId}, 'phone', now(), '07'), (${userId}, 'document', now(), null)
  on conflict do nothing`;

/** Demo notifications of the past are not mailed. */
export const mailNothing = (db: Db) => db`
  update notices set next_mail_at = null where mailed_at is null and next_mail_at is not null`;

/** Immutable, as a cluster wants it of columns. */
const before = (db: Db, at: Fragment, age: Fragment) => db`(${at} at time zone 'UTC' - ${age}) at time zone 'UTC'`;

const days = (db: Db, count: number) => db`make_interval(days => ${count})`;

/** The first message is as old as the first number of hours, and so on; nobody is told of them by mail. */
export const ageMessages = (db: Db, conversationId: string, hours: number[]) => db`
  with aged as (
    update messages set sent_at = ${before(db, db`now()`, db`make_interval(hours => (${hours}::int[])[number])`)}
    where conversation_id = ${conversationId}
  ), begun as (
    update conversations c set begun_at = now() - make_interval(hours => (${hours}::int[])[1]),
      asked_at = now() - make_interval(hours => (${hours}::int[])[1]),
      answered_at = ${before(db, db`now()`, db`make_interval(hours => (${hours}::int[])[answer.number])`)}
    from (select min(m.number) as number
      from messages m join conversations a on a.product_id = m.product_id and a.id = m.conversation_id
      where a.id = ${conversationId} and m.author_id = a.seller_id) answer
    where c.id = ${conversationId}
  )
  update conversation_sides
  set last_message_at = now() - make_interval(hours => (${hours}::int[])[${hours.length}::int]), next_mail_at = null
  where conversation_id = ${conversationId}`;

/** Nobody answers any more. */
export const letOffersExpire = (db: Db, productId: string, buyerId: string) => db`
  update offers set due_at = now() where product_id = ${productId} and buyer_id = ${buyerId} and status = 'open'`;

/** What is of the last hour on this bike; that of earlier steps is older already. */
export function ageOffers(db: Db, productId: string, hours: number) {
  const age = db`make_interval(hours => ${hours})`;
  const hourAgo = db`(select now() - interval '1 hour')`;
  return db`
  with aged as (
    update offers set
      due_at = case when made_at > ${hourAgo}
        then greatest(${before(db, db`due_at`, age)}, (select now() + interval '1 hour')) else due_at end,
      made_at = ${before(db, db`made_at`, db`case when made_at > ${hourAgo} then ${age} else '0' end`)},
      ended_at = ${before(db, db`ended_at`, db`case when ended_at > ${hourAgo} then ${age} else '0' end`)}
    where product_id = ${productId}
  )
  update notices set noticed_at = ${before(db, db`noticed_at`, age)}
  where facts->>'productId' = ${productId} and noticed_at > now() - interval '1 hour'`;
}

/** One statement: its bike is no longer shown, and its ratings are as old as it. */
export const moveIntoPast = (db: Db, bookingId: string, age: number) => db`
  with deal as (
    update bookings set ended_at = ${before(db, db`ended_at`, days(db, age))},
      booked_at = ${before(db, db`booked_at`, days(db, age + 6))}, paid_at = ${before(db, db`paid_at`, days(db, age + 5))},
      handed_over_at = ${before(db, db`handed_over_at`, days(db, age))}, meeting_at = now() - ${days(db, age)},
      rating_asked_at = now() - ${days(db, age - 1)}
    where id = ${bookingId} returning product_id, id
  ), bike as (
    update products p set sold_at = ${before(db, db`p.sold_at`, days(db, age + 5))} from deal d where p.id = d.product_id
    returning p.id
  ), rated as (
    update ratings r set rated_at = ${before(db, db`r.rated_at`, days(db, age - 1))},
      shown_at = ${before(db, db`r.shown_at`, days(db, age - 1))}
    from deal d where r.product_id = d.product_id and r.booking_id = d.id returning r.id
  )
  insert into changes (topics) select array['everything'] from bike`;
