import {
  FEWEST_COUNTED,
  LONG_TEXT,
  MANY_PHOTOS,
  QUALITY_STEP_CODES,
  type QualityFigure,
  type QualityStepCode,
  SOLD_WITHIN_DAYS,
  SOME_PHOTOS,
} from '#contract/listing-quality.ts';
import type { Db, Fragment } from '../database/connect.ts';

const COUNTED_DAYS = 365;
/** The newest, so that a night's count costs the same in a large market. */
const MOST_COUNTED = 20_000;

/** Of a row `p` of products with `photos`; `listing-quality.test.ts` compares them with the contract. */
const isDone = (db: Db): Record<QualityStepCode, Fragment> => ({
  'some-photos': db`p.photos >= ${SOME_PHOTOS}`,
  'many-photos': db`p.photos >= ${MANY_PHOTOS}`,
  model: db`p.model_id is not null`,
  'model-year': db`p.model_year is not null`,
  kilometres: db`p.kilometres is not null`,
  text: db`length(p.description) >= ${LONG_TEXT}`,
  papers: db`cardinality(p.papers) > 0`,
  place: db`p.place_id is not null`,
  service: db`cardinality(p.service) > 0`,
  'frame-number': db`p.frame is not null`,
});

const steps = (db: Db) => {
  const done = isDone(db);
  return QUALITY_STEP_CODES.map((code) => db`(${code}::text, ${done[code]})`).reduce((all, one) => db`${all}, ${one}`);
};

/** Steps that a bike has taken. */
export const stepsOf = (db: Db, id: string) => db<{ code: QualityStepCode }[]>`
  select s.code
  from (select *, (select count(*) from product_photos where product_id = ${id}) as photos from products where id = ${id}) p
    cross join lateral (values ${steps(db)}) s (code, is_done)
  where s.is_done`;

/** Bikes that have been listed for long enough to be sold. */
export const count = (db: Db) => db`
  with counted as materialized (
    select p.* from products p
    where p.listed_at <= now() - make_interval(days => ${SOLD_WITHIN_DAYS})
      and p.listed_at > now() - make_interval(days => ${COUNTED_DAYS})
    order by p.id desc limit ${MOST_COUNTED}
  ), photographed as (
    select product_id, count(*) as photos from product_photos where product_id in (select id from counted)
    group by product_id
  ), bikes as (
    select s.code, s.is_done, coalesce(p.sold_at <= p.listed_at + make_interval(days => ${SOLD_WITHIN_DAYS}), false) as is_sold
    from (select c.*, coalesce(f.photos, 0) as photos from counted c left join photographed f on f.product_id = c.id) p
      cross join lateral (values ${steps(db)}) s (code, is_done)
  )
  insert into listing_quality (code, with_bikes, with_sold, without_bikes, without_sold)
  select code, count(*) filter (where is_done), count(*) filter (where is_done and is_sold),
    count(*) filter (where not is_done), count(*) filter (where not is_done and is_sold)
  from bikes group by code
  on conflict (code) do update set with_bikes = excluded.with_bikes, with_sold = excluded.with_sold,
    without_bikes = excluded.without_bikes, without_sold = excluded.without_sold, counted_at = now()`;

export const figures = (db: Db) => db<QualityFigure[]>`
  select code, with_bikes + without_bikes as bikes, with_sold::float8 / with_bikes as "soldWith",
    without_sold::float8 / without_bikes as "soldWithout"
  from listing_quality
  where least(with_bikes, without_bikes) >= ${FEWEST_COUNTED} and code = any(${QUALITY_STEP_CODES as string[]}::text[])
  order by code`;
