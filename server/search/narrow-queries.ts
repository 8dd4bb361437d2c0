import { type Fragment, identifier, join, literal, sql } from '../database/prepared-statement.ts';
import { decides, type Index, lookedUp } from './access-paths.ts';
import { MISSED_BY_BEING_UNWANTED } from './filter-mask.ts';
import { MISSED_WORD_BITS } from './filter-mask-queries.ts';
import { type FilterShape, isUnwanted } from './matches.ts';
import { param } from './parameters.ts';
import type { Sizes } from './sizes.ts';

interface Shape extends FilterShape {
  sizes: Sizes;
}

const NARROW: Index[] = ['price', 'kilometres', 'year', 'engine', 'traits', 'priceScore', 'words'];
const forEach = (words: boolean, of: (index: Index) => Fragment, separator = ', ') =>
  join(NARROW.filter((index) => index !== 'words' || words).map(of), separator);

export const facts = ({ words, unwanted }: FilterShape) => sql`
  product_id, category_id, model_id, price_cents, model_year, kilometres, engine_cc, traits, place_id, freshness, price_score,
  ${words ? MISSED_WORD_BITS : 0}
    ${unwanted ? sql`+ case when ${isUnwanted(sql`terms`)} then ${MISSED_BY_BEING_UNWANTED} else 0 end` : sql``} as missing`;

/** An index that is selective according to the sample, and the filters that decide it. */
export const narrow = ({ words, sizes }: Shape) => sql`
  select path, bit from (
    select path, bit, (select sum(bikes) from brands) / greatest(read, 1)
      * (1 + case path ${forEach(words, (index) => sql`when ${literal(index)} then ${identifier(index)}`, ' ')} end) as bikes
    from (
      select count(*) as read, ${forEach(words, (index) => sql`count(*) filter (where missed & ${decides(index)} = 0) as ${identifier(index)}`)}
      from judged where slot = (select max(slot) from parts)) met,
      (values ${forEach(words, (index) => sql`(${literal(index)}, ${decides(index)})`)}) way (path, bit)
    where path = any(${param.usable}::text[])) ways
  where bikes < ${sizes.narrow} and not (select whole from parts where slot = 1)
  order by bikes limit 1`;

export const narrowly = ({ sizes, ...shape }: Shape) => sql`
  select * from (${forEach(
    shape.words,
    (index) => sql`
      select ${facts(shape)} from shelf
      where (select path from narrow) = ${literal(index)}
        and ${lookedUp(index, sql`array(select id from brands where chosen)`)}`,
    ' union all ',
  )}) found limit ${sizes.narrow}`;

export const lead = ({ sizes }: Shape) => sql`
  select case when exists (select 1 from narrow) and count(*) < ${sizes.narrow} then 0 else 1 end as slot,
    count(*)::int as bikes from narrowly`;
