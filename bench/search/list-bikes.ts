import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { Sql } from '#server/database/connect.ts';
import { freshness } from '#server/products/freshness-queries.ts';
import { bikeMaker, type MadeBike } from './bikes.ts';
import type { Chance } from './chance.ts';

export const LISTED_OVER_MS = 180 * 86_400_000;
const DELIVERY = [20, 80] as const;
const DELIVERIES = 1 / 400;
const PICTURE = 'https://pictures.example.test/bike.jpg';
const WITHOUT_PICTURE = 0.08;

const COLUMNS = [
  ...['id', 'seller_id', 'category_id', 'name', 'image_url', 'original_price_cents', 'resale_price_cents', 'condition'],
  ...['location', 'phone', 'description', 'listed_at', 'model_id', 'model', 'variant', 'model_year', 'kilometres'],
  ...['engine_cc', 'body_type', 'owners', 'colour', 'place_id', 'latitude', 'longitude'],
];

interface Stock {
  bikes: number;
  brands: Map<string, string>;
  sellers: string[];
}

/** Loads through a staging table without indexes, which assigns the default order. */
export async function listBikes(sql: Sql, random: Chance, stock: Stock) {
  await sql`create temporary table filled (like products including defaults)`;
  await copyBikes(sql, random, stock);
  const columns = sql(COLUMNS);
  const place = freshness(sql, {
    minutes: sql`floor(extract(epoch from listed_at) / 60)::int`,
    nth: sql`count(*) over (partition by seller_id order by listed_at range between interval '1 day' preceding and current row)`,
    imageUrl: sql`image_url`,
  });
  await sql`insert into products (${columns}, freshness) select ${columns}, ${place} from filled order by id`;
  await sql`drop table filled`;
}

async function copyBikes(sql: Sql, random: Chance, { bikes, brands, sellers }: Stock) {
  const copy = await sql`copy filled (${sql(COLUMNS)}) from stdin`.writable();
  const begun = Date.now() - LISTED_OVER_MS;
  const make = bikeMaker(random);
  const nextSeller = sellersInTurn(random, sellers);
  let lines: string[] = [];
  for (let listed = 0; listed < bikes; listed++) {
    const at = begun + Math.floor((listed / bikes) * LISTED_OVER_MS);
    const bike = make();
    const row = rowOf(bike, { at, id: idAt(random, at), sellerId: nextSeller() });
    row[2] = brands.get(bike.brandName) ?? '';
    if (random.next() < WITHOUT_PICTURE) row[4] = '';
    lines.push(row.map(written).join('\t'));
    if (lines.length === 2000) lines = await send(copy, lines);
  }
  await send(copy, lines);
  copy.end();
  await once(copy, 'finish');
}

function sellersInTurn(random: Chance, sellers: string[]) {
  let [seller, left] = ['', 0];
  return () => {
    if (left-- > 0) return seller;
    seller = random.pick(sellers, 1.5);
    const [least, most] = DELIVERY;
    left = random.next() < DELIVERIES ? least - 1 + Math.floor(random.next() * (most - least + 1)) : 0;
    return seller;
  };
}

function rowOf(bike: MadeBike, { at, id, sellerId }: { at: number; id: string; sellerId: string }) {
  const { place } = bike;
  return [
    ...[id, sellerId, '', bike.name, PICTURE, bike.originalCents, bike.priceCents, bike.condition],
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

export function idAt(random: Chance, at: number): string {
  const digits = (length: number) => Array.from({ length }, () => Math.floor(random.next() * 16).toString(16)).join('');
  const time = Math.floor(at).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digits(3)}-8${digits(3)}-${digits(12)}`;
}
