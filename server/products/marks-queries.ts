import type { Db } from '../database/connect.ts';
import { notBlocked } from '../users/blocks/blocks.ts';
import { handoverPending, ownBooking, type ProductRow, reportedBy, type WholeRow } from './queries.ts';

export type MarkRow = {
  /** Which one of those that were asked, from 1. */
  nth: number;
  id: string;
} & (
  | { mark: 'own'; facts: Pick<ProductRow, 'reported' | 'ownBooking'> }
  | { mark: 'sold'; facts: Pick<WholeRow, 'hidden' | 'handoverPending'> }
  /** `id` is of a seller. */
  | { mark: 'blocked'; facts: null }
);

/** A person and lists of ids, as literals of arrays. */
export interface MarksOf {
  viewerId: string;
  bikes: string;
  sold: string;
  sellers: string;
}

/**
 * What people have to do with bikes, and what of these changes unseen by strangers. Most people have reported and booked
 * none, which is looked up first. In `given`, the number of ids does not change the plan, so that it is made once.
 */
export const marks = (db: Db, asked: MarksOf[]) => {
  const listed = (name: 'bikes' | 'sold' | 'sellers') => db`
    given, unnest(given.viewers, given.${db(name)}) with ordinality as a (viewer, ids, nth),
      unnest(a.ids::uuid[]) as one (id)`;
  const viewers = db`any((select viewers from given)::uuid[])`;
  const viewer = db`a.viewer`;
  return db<MarkRow[]>`
    with given as materialized (
      select ${asked.map(({ viewerId }) => viewerId)}::uuid[] as viewers, ${asked.map(({ bikes }) => bikes)}::text[] as bikes,
        ${asked.map(({ sold }) => sold)}::text[] as sold, ${asked.map(({ sellers }) => sellers)}::text[] as sellers
    ), asked as materialized (
      select a.viewer, one.id, a.nth from ${listed('bikes')}
      where a.viewer in (
        select reporter_id from reports where reporter_id = ${viewers}
        union all select buyer_id from bookings where buyer_id = ${viewers})
    )
    select a.nth::int, p.id, 'own' as mark,
        json_build_object('reported', ${reportedBy(db, viewer)}, 'ownBooking', ${ownBooking(db, viewer)}) as facts
      from asked a join products p on p.id = a.id
      where ${reportedBy(db, viewer)} or ${ownBooking(db, viewer)} is not null
    union all
    select a.nth::int, p.id, 'sold',
        json_build_object('hidden', p.hidden_at is not null, 'handoverPending', ${handoverPending(db)})
      from ${listed('sold')} join products p on p.id = one.id
    union all
    select a.nth::int, one.id, 'blocked', null
      from ${listed('sellers')} where not (${notBlocked(db, viewer, db`one.id`)})`;
};

/** Whatever may mark a bike, and more: who reported or booked it, or blocked or was blocked by its seller. */
export const dealtWith = (db: Db, people: string[]) => {
  const asked = db`any((select people from given)::uuid[])`;
  return db<{ personId: string; ids: string[] }[]>`
    with given as materialized (select ${people}::uuid[] as people)
    select person_id as "personId", array_agg(id) as ids from (
      select reporter_id as person_id, product_id as id from reports where reporter_id = ${asked}
      union all select buyer_id, product_id from bookings where buyer_id = ${asked}
      union all select blocker_id, blocked_id from blocks where blocker_id = ${asked}
      union all select blocked_id, blocker_id from blocks where blocked_id = ${asked}) dealt
    group by person_id`;
};
