import { paths } from '#client/paths.ts';
import type { Found } from '#contract/search.ts';
import type { Sql } from '#server/database/connect.ts';
import { accessTokens } from '#server/users/session/access-tokens.ts';
import { neverKept } from '../measured.ts';
import type { BenchMarket } from '../search/market.ts';

export interface Case {
  name: string;
  by: 'ours' | 'hand';
  paths: string[];
  /** Of who is signed in. */
  tokens?: string[];
  /** From the cache, which is filled before; others of `ours` use URLs that are not kept. */
  isKept?: true;
}

const COMBINATIONS = 21;
/** One per connection, because of the fair share per user. */
const BUYERS = 32;
const DETAILS = 2000;
const PAGES = 10_000;

/** Equal work on both servers: a bike by id, and a brand's matches by price. */
export async function cases({ sql, url }: BenchMarket, secret: string): Promise<Case[]> {
  const buyers = await sql<{ id: string; email: string }[]>`
    insert into users (id, issuer, subject, email, name, role)
    select gen_random_uuid(), 'bench', gen_random_uuid()::text, gen_random_uuid() || '@example.test', 'Buyer', 'buyer'
    from generate_series(1, ${BUYERS}::int)
    returning id, email`;
  const ids = await sql<{ id: string }[]>`
    select id from products where status = 'available' order by md5(id::text) limit ${PAGES}`;
  const combinations = await sql<{ brand: string; word: string }[]>`
    select c.brand_name as brand, lower(split_part(p.model, ' ', 1)) as word
    from products p join categories c on c.id = p.category_id
    where length(split_part(p.model, ' ', 1)) > 3 group by 1, 2 order by count(*) desc limit ${COMBINATIONS}`;
  const queries = combinations.map(({ brand, word }) => new URLSearchParams({ q: word, brand }));
  const searches = queries.map((query) => `/api/search?${query}&sort=price-up`);
  const laterPages = [];
  for (const search of searches) {
    const { after } = (await (await fetch(url + search)).json()) as Found;
    if (after) laterPages.push(`${search}&after=${after}`);
  }
  // As many as are asked for in a round, so that no response is shared.
  const fresh = Array.from({ length: PAGES }, (_, at) => neverKept(`${searches[at % searches.length]}&n=${at}`));
  const { issue } = accessTokens(secret);
  const signedIn = { tokens: await Promise.all(buyers.map((buyer) => issue(buyer))), isKept: true } as const;
  const some = ids.slice(0, DETAILS).map(({ id }) => id);
  return [
    { name: 'a bike: by hand', by: 'hand', paths: some.map((id) => `/detail?id=${id}`) },
    { name: 'a bike: ours, signed in', by: 'ours', paths: some.map((id) => `/api/product/${id}`), ...signedIn },
    { name: 'a bike: ours, kept', by: 'ours', paths: some.map((id) => `/api/product/${id}`), isKept: true },
    { name: 'a bike: ours, a whole page', by: 'ours', paths: ids.map(({ id }) => neverKept(paths.product(id))) },
    { name: 'search: by hand, ilike and a count', by: 'hand', paths: queries.map((query) => `/search?${query}`) },
    { name: 'search: by hand, indexed', by: 'hand', paths: queries.map((query) => `/indexed-search?${query}`) },
    { name: 'search: ours, made', by: 'ours', paths: fresh },
    { name: 'search: ours, signed in', by: 'ours', paths: searches, ...signedIn },
    { name: 'search: ours, kept', by: 'ours', paths: searches, isKept: true },
    { name: 'search: ours, a later page', by: 'ours', paths: laterPages, ...signedIn },
  ];
}

export async function indexByHand(sql: Sql) {
  await sql`drop table if exists hand_written`;
  await sql`
    create table hand_written as
    select p.id, c.brand_name as brand, p.resale_price_cents as price,
      to_tsvector('simple', p.name || ' ' || p.description) as words
    from products p join categories c on c.id = p.category_id where p.status = 'available'`;
  await sql`create index on hand_written using gin (words)`;
  await sql`create index on hand_written (price, id)`;
  await sql`vacuum analyze hand_written`;
}
