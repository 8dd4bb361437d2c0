import { hasRight } from '#contract/admin-jobs.ts';
import type { Db, Fragment } from '../database/connect.ts';
import type { Viewer } from '../http/viewer.ts';
import { notBlocked } from '../users/blocks/blocks.ts';
import { occupiedBy, type ProductRow, reportedBy } from './queries.ts';

export type BikeState = Pick<
  ProductRow,
  'status' | 'sellerId' | 'withdrawn' | 'brandRetired' | 'advertised' | 'hidden' | 'reported' | 'blocked' | 'ownBooking'
>;
type Has<Fact extends keyof BikeState> = Pick<BikeState, Fact>;

/** `holds` tests a bike that was read, `sql` the row `p` of a statement. `rules.test.ts` compares them. */
export const CONDITIONS = {
  'not-admin': {
    holds: (_bike: object, { role }: Viewer) => role !== 'admin',
    sql: (db: Db, { role }: Viewer) => db`${role !== 'admin'}::boolean`,
  },
  'not-suspended': {
    holds: (_bike: object, { suspended }: Viewer) => !suspended,
    sql: (db: Db, { id }: Viewer) => db`not exists (select 1 from users where id = ${id} and suspended_until > now())`,
  },
  own: {
    holds: ({ sellerId }: Has<'sellerId'>, { id }: Viewer) => sellerId === id,
    sql: (db: Db, { id }: Viewer) => db`p.seller_id = ${id}`,
  },
  'own-or-moderated': {
    holds: ({ sellerId }: Has<'sellerId'>, viewer: Viewer) => sellerId === viewer.id || hasRight(viewer, 'moderation'),
    sql: (db: Db, viewer: Viewer) => db`(p.seller_id = ${viewer.id} or ${hasRight(viewer, 'moderation')}::boolean)`,
  },
  'not-own': {
    holds: ({ sellerId }: Has<'sellerId'>, { id }: Viewer) => sellerId !== id,
    sql: (db: Db, { id }: Viewer) => db`p.seller_id <> ${id}`,
  },
  'not-withdrawn': {
    holds: ({ withdrawn }: Has<'withdrawn'>) => !withdrawn,
    sql: (db: Db) => db`p.status not in ('removed', 'withheld')
      and exists (select 1 from users where id = p.seller_id and removed_at is null)`,
  },
  'not-removed': {
    holds: ({ status }: Has<'status'>) => status !== 'removed',
    sql: (db: Db) => db`p.status <> 'removed'`,
  },
  available: {
    holds: ({ status }: Has<'status'>) => status === 'available',
    sql: (db: Db) => db`p.status = 'available'`,
  },
  'available-or-withheld': {
    holds: ({ status }: Has<'status'>) => status === 'available' || status === 'withheld',
    sql: (db: Db) => db`p.status in ('available', 'withheld')`,
  },
  'on-sale': {
    holds: ({ status }: Has<'status'>) => status === 'available' || status === 'reserved',
    sql: (db: Db) => db`p.status in ('available', 'reserved')`,
  },
  'on-sale-or-own-booking': {
    holds: ({ status, ownBooking }: Has<'status' | 'ownBooking'>) =>
      status === 'available' || status === 'reserved' || !!ownBooking,
    sql: (db: Db, { id }: Viewer) => db`(p.status in ('available', 'reserved') or exists (${occupiedBy(db, id)}))`,
  },
  'on-sale-or-own': {
    holds: ({ status, sellerId, ownBooking }: Has<'status' | 'sellerId' | 'ownBooking'>, { id }: Viewer) =>
      status === 'available' || status === 'reserved' || sellerId === id || !!ownBooking,
    sql: (db: Db, { id }: Viewer) =>
      db`(p.status in ('available', 'reserved') or p.seller_id = ${id} or exists (${occupiedBy(db, id)}))`,
  },
  'not-blocked': {
    holds: ({ blocked }: Has<'blocked'>) => !blocked,
    sql: (db: Db, { id }: Viewer) => notBlocked(db, db`p.seller_id`, id),
  },
  sold: {
    holds: ({ status }: Has<'status'>) => status === 'sold',
    sql: (db: Db) => db`p.status = 'sold'`,
  },
  'brand-not-retired': {
    holds: ({ brandRetired }: Has<'brandRetired'>) => !brandRetired,
    sql: (db: Db) => db`exists (select 1 from categories where id = p.category_id and retired_at is null)`,
  },
  'not-advertised': {
    holds: ({ advertised }: Has<'advertised'>) => !advertised,
    sql: (db: Db) => db`p.advertised_at is null`,
  },
  hidden: {
    holds: ({ hidden }: Has<'hidden'>) => hidden,
    sql: (db: Db) => db`p.hidden_at is not null`,
  },
  'not-hidden': {
    holds: ({ hidden }: Has<'hidden'>) => !hidden,
    sql: (db: Db) => db`p.hidden_at is null`,
  },
  'not-reported': {
    holds: ({ reported }: Has<'reported'>) => !reported,
    sql: (db: Db, { id }: Viewer) => db`not ${reportedBy(db, id)}`,
  },
} satisfies Record<string, Condition>;

interface Condition {
  holds(bike: BikeState, viewer: Viewer): boolean;
  sql(db: Db, viewer: Viewer): Fragment;
}
