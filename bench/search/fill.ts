import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { Sql } from '#server/database/connect.ts';
import { fillShelf, foldCounts } from '#server/shelf/shelf.ts';
import { BRANDS, bikeMaker, type MadeBike } from './bikes.ts';
import { type Chance, chance } from './chance.ts';

const SEED = 20_261_121;
const BIKES_A_SELLER = 20;
const VERIFIED = 0.2;
const LISTED_OVER_MS = 180 * 86_400_000;

const COLUMNS = [
  ...['id', 'seller_id', 'category_id', 'name', 'image_url', 'original_price_cents', 'resale_price_cents', 'condition'],
  ...['location', 'phone', 'description', 'listed_at', 'model_id', 'model', 'variant', 'model_year', 'kilometres'],
  ...['engine_cc', 'body_type', 'owners', 'colour', 'place_id', 'latitude', 'longitude'],
];

/** Fills an empty, migrated market with bikes that are all on sale, the same ones every time. */
export async function fillMarket(sql: Sql, bikes: number) {
  const random = chance(SEED);
  const brands = await sellBrands(sql);
  const sellers = await addSellers(sql, random, Math.ceil(bikes / BIKES_A_SELLER));
  await withoutIndexes(sql, 'products', (copy) => listBikes(copy, random, { bikes, brands, sellers }));
  await sql`vacuum analyze products`;
  await withoutIndexes(sql, 'shelf', () => fillShelf(sql));
  await foldCounts(sql);
  await sql.unsafe('vacuum full shelf_changes');
  await sql.unsafe('vacuum analyze shelf');
  await sql.unsafe('vacuum analyze shelf_counts');
  await sql.unsafe('checkpoint');
}

async function sellBrands(sql: Sql): Promise<Map<string, string>> {
  for (const [position, brand] of BRANDS.entries())
    await sql`
      insert into categories (id, brand_name, picture, position)
      values (${`019a0000-0000-7000-8000-0000000001${String(position).padStart(2, '0')}`}, ${brand},
        '/pictures/brand-other-1.svg', ${position + 1})
      on conflict (brand_name) do nothing`;
  const rows = await sql<{ id: string; name: string }[]>`select id, brand_name as name from categories`;
  return new Map(rows.map(({ id, name }) => [name, id]));
}

async function addSellers(sql: Sql, random: Chance, count: number): Promise<string[]> {
  const sellers = Array.from({ length: count }, () => idAt(random, Date.now() - LISTED_OVER_MS));
  for (let start = 0; start < count; start += 5000) {
    const some = sellers.slice(start, start + 5000);
    const verified = some.map(() => Number(random.next() < VERIFIED));
    await sql`
      insert into users (id, issuer, subject, email, name, role, verified_at)
      select id, 'bench', id::text, id || '@example.test', 'Seller ' || left(id::text, 13), 'seller',
        case when verified = 1 then now() end
      from unnest(${some}::uuid[], ${verified}::int[]) as s (id, verified)`;
  }
  return sellers;
}

interface Stock {
  bikes: number;
  brands: Map<string, string>;
  sellers: string[];
}

async function listBikes(sql: Sql, random: Chance, { bikes, brands, sellers }: Stock) {
  const copy = await sql`copy products (${sql(COLUMNS)}) from stdin`.writable();
  const begun = Date.now() - LISTED_OVER_MS;
  const make = bikeMaker(random);
  let lines: string[] = [];
  for (let listed = 0; listed < bikes; listed++) {
    const at = begun + Math.floor((listed / bikes) * LISTED_OVER_MS);
    const bike = make();
    const row = rowOf(bike, { at, id: idAt(random, at), sellerId: random.pick(sellers, 1.5) });
    row[2] = brands.get(bike.brandName) ?? '';
    lines.push(row.map(written).join('\t'));
    if (lines.length === 2000) lines = await send(copy, lines);
  }
  await send(copy, lines);
  copy.end();
  await once(copy, 'finish');
}

function rowOf(bike: MadeBike, { at, id, sellerId }: { at: number; id: string; sellerId: string }) {
  const { place } = bike;
  return [
    ...[id, sellerId, '', bike.name, '', bike.originalCents, bike.priceCents, bike.condition],
    ...[`${place.name}, ${place.region}`, '+10000000000', bike.description, new Date(at).toISOString(), bike.modelId],
    ...[bike.model, bike.variant, bike.modelYear, bike.kilometres, bike.engineCc, bike.bodyType, bike.owners],
    ...[bike.colour, place._id, place.latitude, place.longitude],
  ];
}

async function send(copy: Writable, lines: string[]): Promise<string[]> {
  if (lines.length && !copy.write(`${lines.join('\n')}\n`)) await once(copy, 'drain');
  return [];
}

const written = (value: unknown) => (value === null ? '\\N' : String(value).replace(/[\\\t\n]/g, ' '));

/** A version 7 UUID of that moment. */
function idAt(random: Chance, at: number): string {
  const digits = (length: number) => Array.from({ length }, () => Math.floor(random.next() * 16).toString(16)).join('');
  const time = Math.floor(at).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digits(3)}-8${digits(3)}-${digits(12)}`;
}

/** Loads much faster when the indexes are made afterwards, and nothing is checked that was made right. */
async function withoutIndexes(sql: Sql, table: string, load: (sql: Sql) => Promise<unknown>) {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = ${table}::regclass and not indisunique`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  const one = await sql.reserve();
  try {
    await one.unsafe('set session_replication_role = replica; set statement_timeout = 0');
    await load(one as unknown as Sql);
    await one.unsafe(`set maintenance_work_mem = '512MB'`);
    for (const { definition } of indexes) await one.unsafe(definition);
  } finally {
    await one.unsafe('reset all');
    one.release();
  }
}
