import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { listImports, startImport } from '#contract/imports.ts';
import { anImportOf, bikesFile, csv } from '../../test/imports.ts';
import { openMarket } from '../../test/market.ts';
import { FileFault } from './file-fault.ts';
import { withReader } from './reader.ts';
import { tableOf } from './table.ts';

const market = await openMarket();
const { sql } = market.market;
const [greedy, calm] = await Promise.all([market.person('seller'), market.person('seller')]);
const folder = await mkdtemp(join(tmpdir(), 'kickstand-readers-'));
after(() => rm(folder, { recursive: true }));

const LIMITS = { cpuMs: 10_000, ms: 60_000, lookMs: 5 };
const query = { fileName: 'bikes.csv' };

test('many empty lines take no longer than a few', () => {
  const { rows } = tableOf(`name,price\n${'\n'.repeat(400_000)}x,5\n`);
  assert.deepEqual(rows, [['x', '5']]);
});

test('a file that takes too long to read is refused, and its place is free again', async () => {
  const file = join(folder, 'long.csv');
  await writeFile(file, `name,price\n${'"" \n'.repeat(2_000_000)}`);
  const reading = withReader({ person: 'greedy' }, (reader) => reader.ask('open', file), { ...LIMITS, cpuMs: 50 });
  await assert.rejects(reading, (error) => error instanceof FileFault && /takes too long/.test(error.message));
  assert.equal((await greedy.call(startImport, { query, file: bikesFile })).status, 200);
});

test('one person has one file in a reader; others have theirs read meanwhile', async () => {
  const held = Promise.withResolvers<void>();
  const order: string[] = [];
  const hold = (name: string) =>
    withReader({ person: 'greedy' }, async () => {
      order.push(name);
      await held.promise;
    });
  const files = [hold('first'), hold('second'), hold('third')];
  assert.equal((await calm.call(startImport, { query, file: bikesFile })).status, 200);
  assert.deepEqual(order, ['first']);
  held.resolve();
  await Promise.all(files);
  assert.deepEqual(order, ['first', 'second', 'third']);
});

test('when too many files wait for a reader, the next hears that we are busy', async () => {
  const held = Promise.withResolvers<void>();
  const hold = (person: string) => withReader({ person }, () => held.promise);
  const full = ['one', 'two'].map(hold);
  const waiting = Array.from({ length: 24 }, (_, at) => hold(`waiting ${at}`));
  const refused = await calm.call(startImport, { query, file: bikesFile });
  assert.deepEqual([refused.status, refused.body.code], [503, 'busy']);
  held.resolve();
  await Promise.all([...full, ...waiting]);
});

test('what a seller keeps is bounded in bytes, also when files come at once', async () => {
  const dealer = await market.person('seller');
  await anImportOf(dealer);
  await sql`update imports set bytes = 149 * 1024 * 1024 + 1000 * 1000 where seller_id =
    (select id from users where email = ${dealer.email})`;
  const rows = 'Yamaha FZ-S,1200,2018,Dhaka\n'.repeat(1000);
  const file = csv(`name,price,year,city\n${rows}`);
  const answers = await Promise.all([1, 2, 3].map(() => dealer.call(startImport, { query, file })));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
  assert.match(answers.find(({ status }) => status === 409)?.body.detail ?? '', /may take up 150 MB together/);
  assert.equal((await dealer.call(listImports, { query: {} })).body.length, 2);
});
