import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import postgres from 'postgres';
import { v7 as newId } from 'uuid';
import { type SearchAddress, SearchFields, SORTS } from '#contract/search.ts';
import { BULK_MODELS, BULK_PLACES, listBulk } from '../../test/bulk-products.ts';
import { testDatabase } from '../../test/database.ts';
import { SEARCHING, type Sql } from '../database/connect.ts';
import { search } from './search.ts';

const database = await testDatabase();
const { sql, target } = database;
/** Driver queries and the periodic vocabulary query. */
const NOT_OF_A_PAGE = /pg_catalog|unnest\(s\.terms\)|select brand_name as name from categories/;
const sent: { text: string; parameters: unknown[] }[] = [];
const options = {
  max: 1,
  types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
  transform: { undefined: null },
  connection: { ...SEARCHING },
  debug: (_: number, text: string, parameters: unknown[]) => {
    if (!NOT_OF_A_PAGE.test(text)) sent.push({ text, parameters: [...parameters] });
  },
};
const watched: Sql = 'url' in target ? postgres(target.url, options) : postgres({ ...target, ...options });
after(async () => {
  await watched.end();
  await database.stop();
});

before(async () => {
  const id = newId();
  await sql`insert into users (id, issuer, subject, email, name, role)
    values (${id}, 'test', ${id}, 'seller@example.test', 'Seller', 'seller')`;
  await listBulk(sql, [{ id }], 400);
});

const [dhaka] = BULK_PLACES.map(String);
/** One wish per statement shape; each runs in every order. */
const wishes: SearchAddress[] = [
  {},
  { brand: 'YAMAHA' },
  { brand: 'YAMAHA,HERO', maxPrice: '700' },
  { model: BULK_MODELS.slice(0, 5).join() },
  { place: dhaka, within: '200' },
  { minYear: '2012', maxYear: '2018', minPrice: '200' },
  { body: 'scooter,naked', condition: 'Good', owners: '1,2', verified: 'yes', maxKm: '30000' },
  { goodPrice: 'yes', maxPrice: '800' },
  { minCc: '110', maxCc: '220' },
  { q: 'velvet' },
  { q: 'velvet lantern', brand: 'HERO', place: dhaka, within: '200' },
  { q: 'zzyzx velvet' },
  { q: 'yamaha velvet -lantern' },
  { maxPrice: '1' },
];
const all = SORTS.flatMap((sort) => wishes.map((wish) => ({ ...wish, sort })));

/** Small sizes force samples and all index paths; undefined uses the real ones. */
const SIZES = [{ whole: 10, sample: 40, beside: 20, narrow: 30 }, undefined];

async function statementsOf(wish: SearchAddress, sizes = SIZES[1]) {
  sent.length = 0;
  const found = await search({ sql: watched, searchSql: watched }, SearchFields.parse(wish), sizes);
  return { ...found, statements: [...sent] };
}

beforeEach(() => statementsOf({}));

test('a page takes three statements at most, the nearest four, and twice as many where nothing fits everything', async () => {
  for (const sizes of SIZES)
    for (const wish of all) {
      const { statements, after, meant, relaxed, rows } = await statementsOf(wish, sizes);
      const most = (meant.sort === 'nearest' ? 4 : 3) * (relaxed || !rows.length ? 2 : 1);
      assert.ok(statements.length <= most, `${statements.length} for ${JSON.stringify(wish)}`);
      if (!after) continue;
      const next = await statementsOf({ ...wish, after }, sizes);
      assert.ok(next.statements.length <= most, `${next.statements.length} for ${JSON.stringify(wish)}, next page`);
    }
});

test('the statements are of few texts, however many wishes there are: what differs are their parameters', async () => {
  const others = all.flatMap((wish) => [
    { ...wish, minPrice: '250', maxYear: '2016' },
    { ...wish, model: BULK_MODELS[7], maxKm: '20000' },
  ]);
  const texts = new Set<string>();
  for (const sizes of SIZES)
    for (const wish of [...all, ...others])
      for (const { text } of (await statementsOf(wish, sizes)).statements) texts.add(text);
  assert.ok(texts.size < 70, `${texts.size} texts`);
});

test('no statement reads the shelf from end to end, and none skips what was on the pages before', async () => {
  const texts = new Map<string, unknown[]>();
  for (const sizes of SIZES)
    for (const wish of all)
      for (const { text, parameters } of (await statementsOf(wish, sizes)).statements) texts.set(text, parameters);
  const about = [...texts].filter(([text]) => /\bshelf\b/.test(text));
  assert.ok(about.length > 12, `${about.length} texts`);
  for (const [text, parameters] of about) {
    const plan = await planOf(text, parameters);
    assert.doesNotMatch(plan, /Seq Scan on shelf\b(?!_)/, text);
    if (!text.includes('parts_read')) assert.doesNotMatch(text, /\boffset\b/, text);
  }
});

async function planOf(text: string, parameters: unknown[]): Promise<string> {
  await watched.unsafe(`prepare probe as ${text}`);
  const written = parameters.map((value) => literal(value)).join(', ');
  const rows = await watched.unsafe(`explain execute probe${written && `(${written})`}`);
  await watched.unsafe('deallocate probe');
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  const text = Array.isArray(value) ? `{${value.map((one) => `"${one}"`).join()}}` : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}
