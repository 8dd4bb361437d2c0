import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { connect, type Sql } from '../server/database/connect.ts';
import { distribute } from '../server/database/distribution/distribute.ts';
import { isBetweenCopies } from '../server/database/distribution/plan.ts';
import { foreignKeys, placed } from '../server/database/distribution/queries.ts';
import { migrate } from '../server/database/migrate.ts';
import { startCluster } from './citus/cluster.ts';
import { carryOut } from './command.ts';
import { Stage } from './rehearsal/run.ts';

/** Distributes a database with rows in it, interrupted everywhere, on a throw-away cluster; CITUS_BIN as for citus-cluster.ts. */
const EVERY = 11;
const MIGRATIONS = new URL('../server/database/migrations/', import.meta.url);
const NEW_TABLE = `drop table offer_terms;
create table offer_terms (product_id uuid primary key, takes_offers boolean not null, floor_cents bigint check (floor_cents > 0));
-- place
alter table offer_terms add foreign key (product_id) references products (id);
alter table users add column drilled int not null default 1;
update products set description = description || ' drilled';
`;

const stage = new Stage();
const folder = mkdtempSync(join(tmpdir(), 'kickstand-drill-'));
chmodSync(folder, 0o755);
stage.onEnd(() => rmSync(folder, { recursive: true, force: true }));

await carryOut(async () => {
  try {
    const url = await startCluster({ stage, folder, port: 43_600, workers: 2, shards: 8, bin: process.env.CITUS_BIN });
    const sql = connect({ url }, { max: 2 });
    stage.onEnd(() => sql.end({ timeout: 5 }));
    await drill(sql);
    console.log('The drill succeeded.');
  } finally {
    await stage.end();
  }
});

async function drill(sql: Sql) {
  await migrate(sql);
  await fill(sql);
  const keys = (await foreignKeys(sql)).filter((key) => !isBetweenCopies(key));
  const rows = await counted(sql);
  const planned = await distribute(sql, { isPlanOnly: true });
  assert.equal((await placed(sql)).size, 0, 'a plan changes nothing');
  let runs = 1;
  while (await isInterrupted(sql)) runs++;
  console.log(`${planned.length} steps in ${runs} runs, each interrupted after ${EVERY}`);
  assert.deepEqual(await distribute(sql), []);
  assert.deepEqual([...(await foreignKeys(sql))], keys);
  assert.deepEqual(await counted(sql), rows);

  for (const statement of ['update ledger set amount_cents = 1', 'delete from booking_steps', 'truncate ledger'])
    await assert.rejects(sql.unsafe(statement), /is written once/);
  await assert.rejects(sql`update products set seller_id = ${randomUUID()}`, /violates foreign key constraint/);
  console.log('Rows, keys and what is written once are as they were');

  const more = join(folder, 'migrations');
  cpSync(MIGRATIONS, more, { recursive: true });
  writeFileSync(join(more, '9999_drill.sql'), NEW_TABLE);
  await migrate(sql, pathToFileURL(`${more}/`));
  assert.ok((await placed(sql)).has('offer_terms'));
  const [row] = await sql`select count(*)::int as bikes from products where description like '% drilled'`;
  assert.equal(row?.bikes, rows.products);
  console.log('A later migration made a table with shards, and changed copies and shards');
}

/** Stops before the step after those; true until nothing was left to stop. */
async function isInterrupted(sql: Sql) {
  let steps = 0;
  try {
    await distribute(sql, {
      tell() {
        if (steps++ === EVERY) throw new Error('interrupted');
      },
    });
    return false;
  } catch (error) {
    if ((error as Error).message !== 'interrupted') throw error;
    return true;
  }
}

async function counted(sql: Sql) {
  const counts = await Promise.all(
    ['users', 'products', 'bookings', 'booking_steps', 'ledger'].map(async (table) => {
      const [row] = await sql<{ rows: number }[]>`select count(*)::int as rows from ${sql(table)}`;
      return [table, row?.rows ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts);
}

async function fill(sql: Sql) {
  await sql`insert into users (id, issuer, subject, email, name, role)
    select gen_random_uuid(), 'drill', n::text, n || '@example.com', 'Somebody', 'seller' from generate_series(1, 20) n`;
  await sql`insert into products (id, seller_id, category_id, name, image_url, resale_price_cents, years_of_use, location, phone, description)
    select gen_random_uuid(), u.id, (select id from categories order by id limit 1), 'A bike', '', 100000, 1, 'Pune', '1', '' from users u, generate_series(1, 50)`;
  await sql`insert into bookings (product_id, id, buyer_id, seller_id, product_name, image_url, price_cents, phone, meeting_place)
    select id, gen_random_uuid(), seller_id, seller_id, name, '', 100000, '1', 'Pune' from products`;
  await sql`insert into booking_steps (product_id, id, booking_id, verb, to_status, actor)
    select product_id, gen_random_uuid(), id, 'book', 'booked', 'buyer' from bookings`;
  await sql`insert into ledger (product_id, id, booking_id, reason, from_account, to_account, amount_cents, currency)
    select product_id, gen_random_uuid(), id, 'pay', 'buyer', 'held', 100000, 'usd' from bookings`;
}
