import { GOOD_PRICE_SCORE } from '#contract/price-label.ts';
import { type Fragment, identifier, join, literal, prepared, sql } from '../database/prepared-statement.ts';
import { decides, INDEXES, type Index } from './access-paths.ts';
import { FILTER_BITS, WORD_BITS } from './filter-mask.ts';
import { MISSED_BITS } from './filter-mask-queries.ts';
import { CENT_EDGES, ENGINE_EDGES, KILOMETRE_EDGES } from './histogram-bins.ts';
import { MOST_HITS } from './hit.ts';
import type { FilterShape } from './matches.ts';
import { facts, lead, narrow, narrowly } from './narrow-queries.ts';
import { BEYOND_CURSOR, IN_ORDER, PLACE } from './order-queries.ts';
import { param, type SearchValues } from './parameters.ts';
import { BRANDS, parts, TOWNS } from './part-queries.ts';
import type { Sizes } from './sizes.ts';

interface Shape extends FilterShape {
  sizes: Sizes;
}

const sampled = (shape: Shape) => {
  const part = (path: PartRow['path'], where = sql``) => sql`
    select (select slot from parts where path = ${literal(path)}) as slot, ${facts(shape)}
    from shelf where ${where} sample <= (select upto from parts where path = ${literal(path)})`;
  return sql`${part('all')}
    union all ${part('brands', sql`category_id = any(array(select id from brands where chosen)) and`)}
    union all ${part('models', sql`model_id = any(${param.models}::text[]) and`)}
    union all ${part('places', sql`place_id = any(array(select id from towns)) and`)}`;
};

const judged = (bikes: Fragment) => sql`
  select *, missing + ${MISSED_BITS} as missed, ${PLACE} as at
  from (${bikes}) shelf where category_id in (select id from brands)`;

const LEAD = sql`(select slot from lead)`;

const LAST_OF_PAGE = sql`
  select at as last_at, product_id as last_id from read
  where slot = ${LEAD} and missed = 0 and ${BEYOND_CURSOR} order by ${IN_ORDER} limit 1
  offset (select ceil(${MOST_HITS} * (upto + 1) / 32768.0)::int - 1 from parts_read where slot = ${LEAD})`;

const MET = sql`
  select slot, count(*) as read, count(*) filter (where missed & ${param.passedUnseen}::int = 0 and ${BEYOND_CURSOR} and (last_at is null or at < last_at
      or at = last_at and case when ${param.falling}::boolean then product_id >= last_id else product_id <= last_id end)) as ahead,
    count(*) filter (where missed & ~${WORD_BITS} = 0) as wordless,
    ${join(
      INDEXES.map((index) => sql`count(*) filter (where missed & ${decides(index)} = 0) as ${identifier(index)}`),
      ', ',
    )}
  from read left join (${LAST_OF_PAGE}) last on true group by slot`;

const groups = (bits: number, value: Fragment, other = sql`0`) => sql`
  case when ${param.choices}::boolean then (
    select json_agg(json_build_array(missed, value, other, bikes)) from (
      select missed, ${value} as value, ${other} as other, count(*) as bikes from near
      where missed & ~${bits} = 0 group by 1, 2, 3) grouped) end`;

const classOf = (column: Fragment, edges: readonly number[]) =>
  sql`width_bucket(${column}::int, ${literal(`{${edges.join()}}`)}::int[])`;

export const measure = prepared<Shape, SearchValues, MeasuredRow>(
  (shape) => sql`
  with brands as materialized (${BRANDS}),
    towns as materialized (${TOWNS}),
    parts as materialized (${parts(shape.sizes)}),
    sampled as (${sampled(shape)}),
    judged as materialized (${judged(sql`select * from sampled`)}),
    narrow as materialized (${narrow(shape)}),
    narrowly as materialized (${narrowly(shape)}),
    lead as materialized (${lead(shape)}),
    narrowed as materialized (${judged(sql`select 0::bigint as slot, * from narrowly where ${LEAD} = 0`)}),
    parts_read as materialized (
      select slot, path, bit, bikes, whole, upto from parts
      union all select slot, path, bit, lead.bikes, true, 32767 from lead, narrow where slot = 0),
    read as not materialized (select * from judged union all select * from narrowed),
    near as materialized (
      select * from read where missed & (missed - 1) = 0 and (slot = ${LEAD}
        or slot = ${LEAD} + 1 and missed & (select bit from parts_read where slot = ${LEAD}) <> 0))
  select
    (select json_agg(json_build_array(id, name, bikes, chosen) order by position, id) from brands) as brands,
    (select json_agg(part order by slot) from (
      select parts_read.*, to_json(met) as met from parts_read left join (${MET}) met using (slot)) part) as parts,
    (select json_agg(json_build_array(missed, bikes)) from (
      select missed, count(*) as bikes from near group by missed) sums) as sums,
    ${groups(FILTER_BITS.body | FILTER_BITS.condition | FILTER_BITS.owners | FILTER_BITS.verified, sql`traits`)} as traits,
    ${groups(FILTER_BITS.goodPrice, sql`(price_score >= ${GOOD_PRICE_SCORE})::int`)} as good_prices,
    ${groups(FILTER_BITS.brand | FILTER_BITS.model, sql`model_id`, sql`category_id`)} as models,
    ${groups(FILTER_BITS.year, sql`model_year`)} as years,
    ${groups(
      FILTER_BITS.kilometres | FILTER_BITS.engine,
      classOf(sql`kilometres`, KILOMETRE_EDGES),
      classOf(sql`engine_cc`, ENGINE_EDGES),
    )} as uses,
    ${groups(FILTER_BITS.price, classOf(sql`price_cents`, CENT_EDGES))} as prices,
    case when cardinality(${param.places}::int[]) > 0 then ${groups(FILTER_BITS.place, sql`place_id`)} end as places,
    case when ${param.sort}::text = 'nearest' then (select json_agg(json_build_array(id, bikes)) from towns) end as towns,
    exists (select 1 from categories where retired_at is not null) as retired`,
);

/** Counts of bikes that miss at most one filter, by two values. */
export type Group<Value = number, Other = number> = [missed: number, Value, Other, bikes: number];
type Groups<Value = number, Other = number> = Group<Value, Other>[] | null;

export interface MeasuredRow {
  brands: [id: string, name: string, bikes: number, chosen: boolean][];
  parts: PartRow[];
  sums: [missed: number, bikes: number][] | null;
  traits: Groups;
  good_prices: Groups;
  models: Groups<string, string>;
  years: Groups;
  uses: Groups;
  prices: Groups;
  places: Groups;
  towns: [placeId: number, bikes: number][] | null;
  /** Model and place counts include retired brands. */
  retired: boolean;
}

export interface PartRow {
  /** 0: a selective index; 1: the smallest part; 2: the next; 3: everything. */
  slot: 0 | 1 | 2 | 3;
  path: 'all' | Index;
  bit: number;
  /** Bikes that miss the filter are in it, too. */
  isWider?: boolean;
  bikes: number;
  whole: boolean;
  /** Rows: read; up to the page's end; matching except for words; on each index path. */
  met: Record<'read' | 'ahead' | 'wordless' | Index, number> | null;
}
