import { v7 as newId } from 'uuid';
import { SearchFields } from '#contract/search.ts';
import type { Sql } from '#server/database/connect.ts';
import { connect, SEARCHING } from '#server/database/connect.ts';
import { listProducts } from '#server/products/products.ts';
import { search } from '#server/search/search.ts';
import { testDatabase } from '../test/database.ts';
import { Measured } from './measured.ts';
import { EVERYDAY } from './relevance/everyday.ts';
import { type Judged, judgedQueries, type Kind } from './relevance/judged.ts';
import { type Listing, listingsIn } from './relevance/listings.ts';
import { NATURAL } from './relevance/natural.ts';
import { FIRST, fullText, prepareRivals, trigrams } from './relevance/rivals.ts';
import { Truth } from './relevance/truth.ts';
import { printTable } from './table.ts';

/** `node bench/relevance.ts folder-of-the-sets [--misses]`. recall@10 is capped by the ten places. */
const arguments_ = process.argv.slice(2);
const folder = arguments_.find((argument) => !argument.startsWith('--'));
if (!folder) throw new Error('Usage: node bench/relevance.ts folder-of-the-sets [--misses]');
const AT_ONCE = 500;
const FIRST_PLACES = 5;

type Find = (typed: string) => Promise<string[]>;

const measured = new Measured();
const truth = new Truth(listingsIn(folder));
const database = await testDatabase();
const searchSql = connect(database.target, { max: 2, settings: SEARCHING });
try {
  const ids = await list(database.sql, truth.listings);
  await prepareRivals(database.sql);
  await database.sql`analyze`;
  const queries = judgedQueries(folder, truth);
  console.log(`${truth.listings.length} listings, ${queries.length} queries\n`);
  const engines: Record<string, Find> = {
    Kickstand: async (typed) => {
      const { rows } = await search({ sql: database.sql, searchSql }, SearchFields.parse({ q: typed }));
      return rows.slice(0, FIRST).map(({ id }) => id);
    },
    'full text': (typed) => fullText(database.sql, typed),
    trigrams: (typed) => trigrams(database.sql, typed),
  };
  for (const [name, find] of Object.entries(engines)) await report(name, find, queries, ids);
  for (const [name, find] of Object.entries(engines)) await reportNatural(name, find, ids);
  await reportEveryday(engines.Kickstand);
  measured.conclude();
} finally {
  await searchSql.end();
  await database.stop();
}

async function list(sql: Sql, listings: Listing[]): Promise<string[]> {
  const [seller] = await sql<{ id: string }[]>`
    insert into users (id, issuer, subject, email, name, role)
    values (${newId()}, 'bench', 'seller', 'seller@example.test', 'Seller', 'seller') returning id`;
  const brands = [...new Set(listings.map(({ product }) => product.categoryName.toUpperCase()))];
  await sql`
    insert into categories ${sql(brands.map((brand) => ({ id: newId(), brand_name: brand, picture: '/brand.webp', position: 99 })))}
    on conflict do nothing`;
  const ids = listings.map(() => newId());
  for (let at = 0; at < listings.length; at += AT_ONCE) {
    const some = listings
      .slice(at, at + AT_ONCE)
      .map(({ product }, index) => ({ ...product, id: ids[at + index] ?? '' }));
    await sql.begin((db) => listProducts(db, seller?.id ?? '', some));
  }
  return ids;
}

async function report(name: string, find: Find, queries: Judged[], ids: string[]) {
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const scores: { kind: Kind; recall: number; precision: number; rank: number }[] = [];
  for (const { kind, typed, relevant } of queries) {
    const hits = (await find(typed)).map((id) => relevant.has(numbers.get(id) ?? -1));
    const right = hits.filter(Boolean).length;
    measured.add(`${name}, ${kind}`, 'judged searches', { count: 1 });
    const first = hits.indexOf(true);
    const recall = right / Math.min(FIRST, relevant.size);
    scores.push({ kind, recall, precision: right / FIRST, rank: first < 0 ? 0 : 1 / (first + 1) });
    if (arguments_.includes('--misses') && name === 'Kickstand' && recall < 0.95)
      console.log(`${kind}: ${typed}: ${right} of ${hits.length}, ${relevant.size} relevant`);
  }
  console.log(`\n${name}`);
  printTable(
    [...Map.groupBy(scores, ({ kind }) => kind)].map(([kind, some]) => ({
      kind,
      queries: some.length,
      'recall@10': mean(some.map(({ recall }) => recall)),
      'precision@10': mean(some.map(({ precision }) => precision)),
      MRR: mean(some.map(({ rank }) => rank)),
    })),
  );
}

async function reportNatural(name: string, find: Find, ids: string[]) {
  const listings = new Map(ids.map((id, number) => [id, truth.listings[number]]));
  let [right, places, empty] = [0, 0, 0];
  for (const { typed, wants } of NATURAL) {
    const most = Math.min(FIRST_PLACES, truth.listings.filter(wants).length);
    const found = (await find(typed)).slice(0, FIRST_PLACES).flatMap((id) => listings.get(id) ?? []);
    const hits = found.filter(wants).length;
    right += Math.min(hits, most);
    places += most;
    if (!found.length) empty++;
    if (arguments_.includes('--misses') && name === 'Kickstand' && hits < most)
      console.log(
        `natural: ${typed}: ${hits} of ${most}\n    ${found.map(({ product }) => `${product.productName} $${product.resalePrice / 100}`).join(' | ')}`,
      );
  }
  console.log(
    `\n${name}, as buyers type: ${((100 * right) / places).toFixed(0)} % of the first five places of ${NATURAL.length} queries right, ${empty} pages empty`,
  );
}

async function reportEveryday(find: Find = async () => []) {
  const models = ['pulsar', 'activa', 'bullet'];
  const wrong: string[] = [];
  for (const word of EVERYDAY)
    for (const model of models) {
      const found = await find(`${model} ${word}`);
      if (!found.length) wrong.push(`${model} ${word}`);
    }
  console.log(
    `\n${wrong.length} of ${EVERYDAY.length * models.length} pages are empty with an everyday word more: ${wrong.slice(0, 200).join(', ')}`,
  );
}

function mean(values: number[]): string {
  return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3);
}
