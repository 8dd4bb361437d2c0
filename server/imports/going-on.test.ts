import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { listAllCategories, retireCategory } from '#contract/categories.ts';
import { listImportRows, readImport, runImport } from '#contract/imports.ts';
import { removeUser } from '#contract/users.ts';
import { aCheckedImportOf, csv, through } from '../../test/imports.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { forgetOldImports, goOnWithImports } from './imports.ts';

const market = await openMarket();
const { sql } = market.market;
const silent = { error: () => {} };

const bikes = (many: number, brand = 'Yamaha') =>
  csv(
    [
      'name,price,year,city',
      ...Array.from({ length: many }, (_, index) => `${brand} ${index},${900 + index},2018,Dhaka`),
    ].join('\n'),
  );

test('an import whose process is killed goes on where it stopped, and lists every bike once', async () => {
  const seller = await market.person('seller');
  const id = await aCheckedImportOf(seller, bikes(3000));
  await sql`update imports set state = 'importing', through = 0 where id = ${id}`;
  const worker = spawn(process.execPath, ['--input-type=module', '--eval', aWorker()], { stdio: 'inherit' });
  while ((await listedBy(seller)) === 0) await pause(5);
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  const listed = await listedBy(seller);
  assert.ok(listed > 0 && listed < 3000, String(listed));
  // The lease is live: no other worker takes the import over.
  await goOnWithImports(market.market, silent);
  assert.equal(await listedBy(seller), listed);
  await sql`update imports set held_until = now() - interval '1 second' where id = ${id}`;
  await Promise.all([1, 2, 3].map(() => goOnWithImports(market.market, silent)));
  const done = await through(seller, id);
  assert.deepEqual([done.state, done.outcomes.imported, await listedBy(seller)], ['done', 3000, 3000]);
});

test('a dry run that was left goes on where it stopped', async () => {
  const seller = await market.person('seller');
  const id = await aCheckedImportOf(seller, bikes(1200));
  await sql`update import_rows set outcome = null where import_id = ${id} and number > 500`;
  await sql`update import_rows set reads = '{"productName": "kept"}' where import_id = ${id} and number = 500`;
  await sql`update imports set state = 'checking', through = 500 where id = ${id}`;
  await goOnWithImports(market.market, silent);
  const { state, outcomes } = await through(seller, id);
  assert.deepEqual([state, outcomes.ready], ['checked', 1200]);
  const { body } = await seller.call(listImportRows, { params: { id }, query: { after: 499, limit: 1 } });
  assert.equal(body[0]?.reads.productName, 'kept');
});

test('a row that the database refuses spoils no other', async () => {
  const seller = await market.person('seller');
  const id = await aCheckedImportOf(seller, bikes(40));
  await sql`update import_rows set product = jsonb_set(product, '{productName}', '""') where import_id = ${id} and number in (7, 31)`;
  await seller.call(runImport, { params: { id } });
  const { state, outcomes } = await through(seller, id);
  assert.deepEqual([state, outcomes.imported, outcomes.refused, await listedBy(seller)], ['done', 38, 2, 38]);
  const refused = await seller.call(listImportRows, { params: { id }, query: { outcome: 'refused' } });
  assert.deepEqual(
    refused.body.map(({ number }) => number),
    [7, 31],
  );
});

test('bikes of a brand that is retired meanwhile are refused, and can be imported when it is back', async () => {
  const [seller, admin] = await Promise.all([market.person('seller'), market.person('admin')]);
  const id = await aCheckedImportOf(
    seller,
    csv('name,price,year,city\nHero Hunk,900,2018,Dhaka\nYamaha FZ,900,2018,Dhaka\n'),
  );
  const brands = await admin.call(listAllCategories);
  const hero = { id: brands.body.find(({ brandName }) => brandName === 'HERO')?._id ?? '' };
  await admin.call(retireCategory, { params: hero, body: { isRetired: true } });
  await seller.call(runImport, { params: { id } });
  const { outcomes } = await through(seller, id);
  await admin.call(retireCategory, { params: hero, body: { isRetired: false } });
  assert.deepEqual([outcomes.imported, outcomes.refused], [1, 1]);
  const again = await aCheckedImportOf(seller, csv('name,price,year,city\nHero Hunk,900,2018,Dhaka\n'));
  await seller.call(runImport, { params: { id: again } });
  assert.equal((await through(seller, again)).outcomes.imported, 1);
});

test('a seller who is removed lists nothing more, and their files are forgotten', async () => {
  const [seller, admin] = await Promise.all([market.person('seller'), market.person('admin')]);
  const id = await aCheckedImportOf(seller, bikes(300));
  await sql`update imports set state = 'importing', through = 0 where id = ${id}`;
  await admin.call(removeUser, { params: { email: seller.email } });
  await goOnWithImports(market.market, silent);
  assert.equal(await listedBy(seller), 0);
  await forgetOldImports(sql);
  assert.equal((await sql`select from imports where id = ${id}`).length, 0);
  const mappings = sql`select from import_mappings m join users u on u.id = m.seller_id where u.email = ${seller.email}`;
  assert.equal((await mappings).length, 0);
});

test('an import that cannot go on says so', async () => {
  const seller = await market.person('seller');
  const id = await aCheckedImportOf(seller, bikes(10));
  await sql`update imports set state = 'checking', through = 0, settings = '"broken"' where id = ${id}`;
  await goOnWithImports(market.market, silent);
  await sql`update imports set settings = '{"condition": "Good", "currency": "USD", "perDollar": 1, "distanceUnit": "km"}' where id = ${id}`;
  const { body } = await seller.call(readImport, { params: { id } });
  assert.equal(body.state, 'faulty');
  assert.match(body.fault ?? '', /send the file again/);
});

async function listedBy(seller: Caller): Promise<number> {
  const [found] = await sql<{ n: number }[]>`
    select count(*)::int as n from products p join users u on u.id = p.seller_id where u.email = ${seller.email}`;
  return found?.n ?? 0;
}

function aWorker(): string {
  const { host, port, user, database } = sql.options;
  const target = JSON.stringify({ host: host[0], port: port[0], user, database });
  const file = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  return `
    const { connect } = await import(${file('../database/connect.ts')});
    const { goOnWithImports } = await import(${file('./imports.ts')});
    await goOnWithImports({ sql: connect(${target}), frameSecret: '' }, console);`;
}
