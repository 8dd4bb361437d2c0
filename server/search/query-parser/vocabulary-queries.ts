import type { Db } from '../../database/connect.ts';

export const wordsOfTitles = (db: Db, { rows, words }: { rows: number; words: number }) => db<
  { word: string; titles: number }[]
>`
  select substr(term, 2) as word, count(*)::int as titles
  from (select terms from shelf order by sample, product_id limit ${rows}) s, unnest(s.terms) as term
  where term ~ '^\\^[^0-9]+$' group by term order by titles desc, word limit ${words}`;

export const brandsOnSale = (db: Db) => db<{ name: string }[]>`
  select brand_name as name from categories where retired_at is null order by brand_name`;
