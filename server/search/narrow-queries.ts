import { decides, type Index, lookedUp } from './access-paths.ts';
import { MISSED_BY_BEING_UNWANTED } from './filter-mask.ts';
import { MISSED_WORD_BITS } from './filter-mask-queries.ts';
import { isUnwanted, type Said } from './matches.ts';
import type { Sizes } from './sizes.ts';

interface Kind extends Said {
  sizes: Sizes;
}

const NARROW: Index[] = ['price', 'kilometres', 'year', 'engine', 'traits', 'words'];
const waysOf = (words: boolean) => NARROW.filter((way) => way !== 'words' || words);

/** What is read of a bike, and the words that it misses. */
export const facts = ({ words, unwanted }: Said) => `
  product_id, category_id, model_id, price_cents, model_year, kilometres, engine_cc, traits, place_id, freshness,
  ${words ? MISSED_WORD_BITS : '0'}
    ${unwanted ? `+ case when ${isUnwanted('terms')} then ${MISSED_BY_BEING_UNWANTED} else 0 end` : ''} as missing`;

/** Where the sample promises that an index leads to few bikes: the index, and the filters that decide where it leads. */
export const narrow = ({ words, sizes }: Kind) => `
  select path, bit from (
    select path, bit, (select sum(bikes) from brands) / greatest(read, 1)
      * (1 + case path ${waysOf(words)
        .map((way) => `when '${way}' then ${way}`)
        .join(' ')} end) as bikes
    from (
      select count(*) as read, ${waysOf(words)
        .map((way) => `count(*) filter (where missed & ${decides(way)} = 0) as ${way}`)
        .join(', ')}
      from judged where slot = (select max(slot) from parts)) met,
      (values ${waysOf(words)
        .map((way) => `('${way}', ${decides(way)})`)
        .join(', ')}) way (path, bit)
    where path = any(:usable::text[])) ways
  where bikes < ${sizes.narrow} and not (select whole from parts where slot = 1)
  order by bikes limit 1`;

/** Everything that this index leads to. */
export const narrowly = ({ sizes, ...said }: Kind) => `
  select * from (${waysOf(said.words)
    .map(
      (way) => `
      select ${facts(said)} from shelf
      where (select path from narrow) = '${way}' and ${lookedUp(way, 'array(select id from brands where chosen)')}`,
    )
    .join(' union all ')}) found limit ${sizes.narrow}`;

/** What is looked at before everything else: that, or the smallest part of the shelf. */
export const lead = ({ sizes }: Kind) => `
  select case when exists (select from narrow) and count(*) < ${sizes.narrow} then 0 else 1 end as slot,
    count(*)::int as bikes from narrowly`;
