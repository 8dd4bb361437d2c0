import { v7 as newId } from 'uuid';
import { BODY_TYPES } from '#contract/models.ts';
import { NewProduct } from '#contract/products.ts';
import { listProducts } from '#server/products/products.ts';
import { matchSavedSearches, tellOfMatches } from '#server/saved-searches/saved-searches.ts';
import { loadVocabulary, meaningOf } from '#server/search/reverse-search/reverse-search.ts';
import { testDatabase } from '../test/database.ts';
import { goodBike } from '../test/products.ts';
import { type Effort, each, effortOf, median, slowest } from './effort.ts';
import { Measured } from './measured.ts';
import { printTable } from './table.ts';

/**
 * `node bench/saved-searches.ts [searches] [bikes]`: matching of one new bike, and of an import, by many varied
 * searches: milliseconds of one core, PostgreSQL's and the process's. Linux only.
 */
const [SEARCHES, AT_ONCE] = [Number(process.argv[2] ?? 100_000), Number(process.argv[3] ?? 200)];
const PER_PERSON = 4;
const PEOPLE = Math.ceil(SEARCHES / PER_PERSON);
const ONE_BY_ONE = 25;

const MODELS = {
  YAMAHA: ['yamaha-fz', 'yamaha-fz-s', 'yamaha-r15'],
  HERO: ['hero-splendor-plus', 'hero-passion-pro'],
  BAJAJ: ['bajaj-pulsar-150', 'bajaj-pulsar-180', 'bajaj-discover-125'],
};
const BRANDS = Object.keys(MODELS) as (keyof typeof MODELS)[];
const PLACES = [1185241, 1185188, 1209562, 1275339, 1336135];
const WORDS = [
  'pulsar',
  'fz',
  'pulser 150',
  'splendor',
  'red',
  'garaged',
  'r15',
  'discover',
  'first owner',
  'touring bags',
];

const pick = <T>(values: readonly T[], nth: number) => values[nth % values.length] as T;

function addressOf(nth: number): string {
  const spread = Math.floor(nth / 7);
  const price = `maxPrice=${500 + 50 * (spread % 120)}`;
  const place = `place=${pick(PLACES, spread)}&within=${pick([5, 10, 25, 50, 100, 200], nth)}`;
  const brand = pick(BRANDS, spread);
  const shapes = [
    `q=${encodeURIComponent(pick(WORDS, spread))}&${price}`,
    `brand=${brand}&${price}&minYear=${2005 + (spread % 15)}`,
    `model=${pick(MODELS[brand], spread)}&${price}`,
    `brand=${brand}&${place}&${price}`,
    `q=${encodeURIComponent(`${pick(WORDS, spread)} under ${600 + (spread % 900)} in dhaka`)}`,
    `body=${pick(BODY_TYPES, spread)}&${price}&maxKm=${5000 * (1 + (spread % 15))}`,
    `model=${pick(MODELS[brand], spread)}&${place}&maxKm=${10_000 + 1000 * (spread % 40)}`,
  ];
  return `${pick(shapes, nth)}&minCc=${nth % 97}`;
}

const bikeOf = (nth: number) => {
  const brand = pick(BRANDS, nth);
  return {
    id: newId(),
    ...NewProduct.parse({
      ...goodBike,
      productName: `${brand} ${pick(WORDS, nth)} kept well`,
      categoryName: brand,
      modelId: pick(MODELS[brand], nth),
      modelYear: 2008 + (nth % 15),
      kilometres: 1000 * (nth % 60),
      resalePrice: 400 + 35 * (nth % 90),
      placeId: pick(PLACES, nth),
      bodyType: pick(BODY_TYPES, nth),
    }),
  };
};

const database = await testDatabase();
const { sql } = database;
const effort = await effortOf(sql);
const measured = new Measured();
const match = () => matchSavedSearches({ sql });
try {
  const [seller] = await people('seller', 1);
  const buyers = await people('buyer', PEOPLE);
  if (!seller) throw new Error('There is no seller');
  await list(
    seller.id,
    Array.from({ length: 500 }, (_, nth) => bikeOf(nth)),
  );
  await save(buyers);
  await sql`analyze`;
  await sql`update listing_changes set matched_at = now()`;
  await sql`update saved_search_words set understood_at = now() + interval '1 day'`;

  const one: Effort[] = [];
  const before = await counted();
  for (let nth = 0; nth < ONE_BY_ONE; nth++) {
    await list(seller.id, [bikeOf(7 * nth)]);
    one.push(await effort(match));
  }
  const listed = await counted();
  measured.add('one bike after the other', 'bikes', { count: ONE_BY_ONE, failed: listed > before ? 0 : ONE_BY_ONE });

  const bikes = Array.from({ length: AT_ONCE }, (_, nth) => bikeOf(nth));
  const listing = await effort(() => list(seller.id, bikes));
  const many = await effort(match);
  const matched = await counted();
  measured.add('many bikes at once', 'bikes', { count: AT_ONCE, failed: matched > listed ? 0 : AT_ONCE });

  const telling = await effort(() => tellOfMatches({ sql }));
  const told = await notices();

  await sql`update saved_search_words set understood_at = '-infinity'`;
  await list(seller.id, [bikeOf(3)]);
  const withWords = await effort(match);

  console.log(`\n${SEARCHES} saved searches of ${PEOPLE} people, ${await kilobytes()} kB with their indexes:\n`);
  const row = (what: string, { core, wall }: Effort, matches: number) => ({ what, core, wall, matches });
  printTable([
    row(`one new bike (median of ${ONE_BY_ONE})`, median(one), (listed - before) / ONE_BY_ONE),
    row(`one new bike (slowest of ${ONE_BY_ONE})`, slowest(one), (listed - before) / ONE_BY_ONE),
    row(`each of ${AT_ONCE} bikes at once`, each(many, AT_ONCE), (matched - listed) / AT_ONCE),
    row('listing each of them', each(listing, AT_ONCE), 0),
    row('one new bike, and 5,000 searches understood anew', withWords, 0),
  ]);
  console.log(
    `\nOf ${AT_ONCE + ONE_BY_ONE} bikes with ${matched} matches, ${told.people} people were told by ${told.all} ` +
      `notices, one by up to ${told.most} (each has ${PER_PERSON} searches), in ${Math.round(telling.core)} ms.`,
  );
  measured.conclude();
} finally {
  await database.stop();
}

async function notices() {
  const [told] = await sql<{ people: number; all: number; most: number }[]>`
    select count(*) as people, coalesce(sum(n), 0)::bigint as all, coalesce(max(n), 0) as most
    from (select count(*) as n from notices where verb = 'search-digest' group by user_id) told`;
  return told ?? { people: 0, all: 0, most: 0 };
}

/** In parts, as an import lists them. */
async function list(sellerId: string, bikes: ReturnType<typeof bikeOf>[]) {
  for (let from = 0; from < bikes.length; from += 500)
    await sql.begin((db) => listProducts(db, sellerId, bikes.slice(from, from + 500)));
}

async function counted() {
  const [{ count = 0 } = {}] = await sql<{ count: number }[]>`select count(*) from saved_search_matches`;
  return count;
}

async function kilobytes() {
  const [{ size = 0 } = {}] = await sql<{ size: number }[]>`
    select pg_total_relation_size('saved_searches') / 1024 as size`;
  return size;
}

async function people(role: string, count: number) {
  const ids = Array.from({ length: count }, () => newId());
  await sql`
    insert into users (id, issuer, subject, name, email, role)
    select id, 'https://bench.example.test', id::text, 'Somebody', id::text || '@example.test', ${role}
    from unnest(${ids}::uuid[]) id`;
  return ids.map((id) => ({ id }));
}

async function save(buyers: { id: string }[]) {
  const vocabulary = await loadVocabulary(sql);
  const begun = performance.now();
  for (let from = 0; from < SEARCHES; from += 1000) {
    const rows = Array.from({ length: Math.min(1000, SEARCHES - from) }, (_, more) => {
      const address = addressOf(from + more);
      return {
        ...{
          id: newId(),
          person_id: pick(buyers, from + more).id,
          name: 'Mine',
          address: `${address}&maxCc=${3000 - Math.floor((from + more) / PEOPLE)}`,
        },
        ...{
          told: 'daily',
          utc_offset: 0,
          has_words: address.startsWith('q='),
          ...meaningOf(address, vocabulary).meaning,
        },
        ...{
          saved_at: '2020-01-01',
          next_told_at: '2020-01-01',
        },
      };
    });
    const columns = sql(Object.keys(rows[0] ?? {}));
    await sql`insert into saved_searches (${columns})
      select ${columns} from jsonb_populate_recordset(null::saved_searches, ${sql.json(rows as never)})`;
  }
  await sql`insert into saved_search_words (search_id) select id from saved_searches where has_words`;
  console.log(`Understood and saved in ${Math.round(performance.now() - begun)} ms`);
}
