import type { Sort } from '#contract/search.ts';
import type { Db } from '../database/connect.ts';
import type { Bounds } from './bounds.ts';
import { CENT_EDGES, ENGINE_EDGES, KILOMETRE_EDGES } from './classes.ts';
import { type Fragment, fixed } from './fixed.ts';
import { MOST_FOUND } from './found.ts';
import { MISSED, MISSED_WORDS } from './missed.ts';
import { missed, missedWords } from './missed-queries.ts';
import { beyond, inOrder, isFalling, place } from './order.ts';
import { brands, parts, towns } from './part-queries.ts';
import type { Sizes } from './sizes.ts';
import type { Spot } from './spot.ts';

export interface Asked {
  bounds: Bounds;
  sort: Sort;
  /** From where on the page is. */
  spot: Spot;
  /** Also what can be chosen next. */
  choices: boolean;
  sizes: Sizes;
}

const TRAITS = MISSED.body | MISSED.condition | MISSED.owners | MISSED.verified;

const facts = (db: Db) =>
  db`product_id, category_id, model_id, price_cents, model_year, kilometres, engine_cc, traits, place_id`;

const sampled = (db: Db, { bounds }: Asked) => {
  const part = (path: PartRow['path'], where: Fragment) => db`
    select (select slot from parts where path = ${path}) as slot, ${facts(db)},
      ${bounds.words.length ? missedWords(db, bounds) : db`0`} as missing
    from shelf where ${where} sample <= (select upto from parts where path = ${path})`;
  return db`
    ${part('all', db``)}
    union all ${part('brands', db`category_id = any(array(select id from brands where chosen)) and`)}
    union all ${part('models', db`model_id = any(${bounds.models}::text[]) and`)}
    union all ${part('places', db`place_id = any(array(select id from towns)) and`)}`;
};

/** Where the sample promises that few bikes have the words, they are read instead. */
const worded = (db: Db, { bounds: { words }, sizes }: Asked) => db`
  rare as materialized (
    select from sampled where slot = 1 and not (select whole from parts where slot = 1)
    having count(*) > 0 and (count(*) filter (where missing = 0) + 1) * (select sum(bikes) from brands) / greatest(count(*), 1)
      < ${fixed(db, sizes.worded)}),
  worded as materialized (
    select ${facts(db)} from shelf where terms @> (select ${words}::text[] from rare) limit ${fixed(db, sizes.worded)}),
  lead as materialized (
    select case when exists (select from rare) and count(*) < ${fixed(db, sizes.worded)} then 0 else 1 end as slot,
      count(*)::int as bikes from worded),`;

const lead = (db: Db, { words }: Bounds) => (words.length ? db`(select slot from lead)` : db`1`);

const read = (db: Db, { bounds, sort }: Asked) => db`
  select *, missing + ${missed(db, bounds)} as missed, ${place(db, sort)} as at
  from (
    select * from sampled
    ${bounds.words.length ? db`union all select slot, ${facts(db)}, 0 from worded, lead where slot = 0` : db``}
  ) shelf where category_id in (select id from brands)`;

const partsRead = (db: Db, { words }: Bounds) => db`
  select slot, path, bit, bikes, whole, upto from parts
  ${words.length ? db`union all select slot, 'words', ${fixed(db, MISSED_WORDS)}, bikes, true, 32767 from lead where slot = 0` : db``}`;

/** How many bikes each way of finding a page would have to look at, as far as the sample tells. */
const reach = (db: Db, { bounds, sort, spot }: Asked) => db`
  select slot, count(*) as read, count(*) filter (where ${beyond(db, spot)}
    and (last_at is null or at < last_at or at = last_at and
      case when ${isFalling(sort)}::boolean then product_id >= last_id else product_id <= last_id end)) as ahead,
    ${missingNone(db, MISSED.model)} as models, ${missingNone(db, MISSED.place)} as places,
    ${missingNone(db, MISSED.brand | MISSED.price)} as price, ${missingNone(db, MISSED.kilometres)} as kilometres,
    ${missingNone(db, MISSED.price | MISSED.year)} as year, ${missingNone(db, MISSED.engine)} as engine,
    ${missingNone(db, TRAITS | MISSED.kilometres)} as traits,
    count(*) filter (where missing = 0) as words
  from read left join (${lastOfPage(db, { bounds, sort, spot })}) last on true
  group by slot`;

const missingNone = (db: Db, bits: number) => db`count(*) filter (where missed & ${fixed(db, bits)} = 0)`;

/** The bike with which the page may be full, if there is one. */
const lastOfPage = (db: Db, { bounds, sort, spot }: Pick<Asked, 'bounds' | 'sort' | 'spot'>) => db`
  select at as last_at, product_id as last_id from read
  where slot = ${lead(db, bounds)} and missed = 0 and ${beyond(db, spot)} order by ${inOrder(db, sort)} limit 1
  offset (select ceil(${fixed(db, MOST_FOUND)} * (upto + 1) / 32768.0)::int - 1 from parts_read
    where slot = ${lead(db, bounds)})`;

const groups = (db: Db, { choices }: Asked, bits: number, value: Fragment, other = db`0`) => db`
  case when ${choices}::boolean then (
    select json_agg(json_build_array(missed, value, other, bikes)) from (
      select missed, ${value} as value, ${other} as other, count(*) as bikes from near
      where missed & ~${fixed(db, bits)} = 0 group by 1, 2, 3) grouped) end`;

const classOf = (db: Db, column: string, edges: readonly number[]) =>
  db`width_bucket(${db(column)}::int, ${fixed(db, edges)})`;

export const measure = (db: Db, asked: Asked) => db<[MeasuredRow]>`
  with brands as materialized (${brands(db, asked.bounds)}),
    towns as materialized (${towns(db, asked.bounds)}),
    parts as materialized (${parts(db, asked.bounds, asked.sizes)}),
    sampled as (${sampled(db, asked)}),
    ${asked.bounds.words.length ? worded(db, asked) : db``}
    parts_read as materialized (${partsRead(db, asked.bounds)}),
    read as materialized (${read(db, asked)}),
    near as materialized (
      select * from read where missed & (missed - 1) = 0 and (slot = ${lead(db, asked.bounds)}
        or slot = ${lead(db, asked.bounds)} + 1
          and missed & (select bit from parts_read where slot = ${lead(db, asked.bounds)}) <> 0))
  select
    (select json_agg(json_build_array(id, name, bikes, chosen) order by position, id) from brands) as brands,
    (select json_agg(p order by slot) from (
      select * from parts_read left join (${reach(db, asked)}) reach using (slot) where slot >= ${lead(db, asked.bounds)}) p)
      as parts,
    (select json_agg(json_build_array(missed, bikes)) from (
      select missed, count(*) as bikes from near group by missed) sums) as sums,
    ${groups(db, asked, TRAITS, db`traits`)} as traits,
    ${groups(db, asked, MISSED.brand | MISSED.model, db`model_id`, db`category_id`)} as models,
    ${groups(db, asked, MISSED.year, db`model_year`)} as years,
    ${groups(
      db,
      asked,
      MISSED.kilometres | MISSED.engine,
      classOf(db, 'kilometres', KILOMETRE_EDGES),
      classOf(db, 'engine_cc', ENGINE_EDGES),
    )} as uses,
    ${groups(db, asked, MISSED.price, classOf(db, 'price_cents', CENT_EDGES))} as prices,
    case when cardinality(${asked.bounds.places}::int[]) > 0 then
      ${groups(db, asked, MISSED.place, db`place_id`)} end as places,
    case when ${asked.sort === 'nearest'}::boolean then
      (select json_agg(json_build_array(id, bikes)) from towns) end as towns,
    exists (select from categories where retired_at is not null) as retired`;

/** Bikes that miss one filter at most: what they miss, their value, another one, and how many they are. */
export type Group<Value = number, Other = number> = [missed: number, Value, Other, bikes: number];
type Groups<Value = number, Other = number> = Group<Value, Other>[] | null;

export interface MeasuredRow {
  brands: [id: string, name: string, bikes: number, chosen: boolean][];
  parts: PartRow[];
  sums: [missed: number, bikes: number][] | null;
  traits: Groups;
  models: Groups<string, string>;
  years: Groups;
  uses: Groups;
  prices: Groups;
  places: Groups;
  towns: [placeId: number, bikes: number][] | null;
  /** There are brands that are not sold any more, which models and places count as well. */
  retired: boolean;
}

export interface PartRow {
  /** Where there are few bikes with the words they come first. */
  slot: 0 | 1 | 2 | 3;
  path: 'all' | 'brands' | 'models' | 'places' | 'words';
  bit: number;
  bikes: number;
  whole: boolean;
  /** Of those that were read: all, and those from the spot to where the page may be full, or to the end. */
  read: number | null;
  ahead: number | null;
  /** Those to which an index would lead. */
  models: number | null;
  places: number | null;
  price: number | null;
  kilometres: number | null;
  year: number | null;
  engine: number | null;
  traits: number | null;
  words: number | null;
}
