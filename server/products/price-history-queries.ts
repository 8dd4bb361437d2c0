import { LOWERED_DAYS, MOST_PRICE_CHANGES } from '#contract/price-history.ts';
import type { Db } from '../database/connect.ts';

export interface FormerPrice {
  cents: number;
  at: string;
}

/**
 * The lowest price before the last change, if that is recent: who raises a price and takes it back lowers nothing. Of a
 * product `p`.
 */
export const recentFormerPrice = (db: Db) => db`
  case when p.status in ('available', 'reserved') then (
    select json_build_object('cents', min(e.former_price_cents), 'at', last.at)
    from (select happened_at as at from events where product_id = p.id and former_price_cents is not null
      order by id desc limit 1) last
      join events e on e.product_id = p.id and e.former_price_cents is not null
        and e.happened_at > last.at - make_interval(days => ${LOWERED_DAYS})
    where last.at > now() - make_interval(days => ${LOWERED_DAYS}) group by last.at) end`;

/** Newest first. */
export const formerPrices = (db: Db) => db`
  (select coalesce(json_agg(json_build_object('cents', e.cents, 'at', e.at) order by e.id desc), '[]') from (
    select id, former_price_cents as cents, happened_at as at from events
    where product_id = p.id and former_price_cents is not null order by id desc limit ${MOST_PRICE_CHANGES}) e)`;

/** Newest first. */
export const relistings = (db: Db) => db`
  (select coalesce(json_agg(happened_at order by id desc), '[]') from events
    where product_id = p.id and name = 'relisted')`;
