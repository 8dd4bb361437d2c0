import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { startMarketplace } from './marketplace.ts';

const marketplace = await startMarketplace({ DEMO: 'on' });
const folder = mkdtempSync(join(tmpdir(), 'kickstand-import-command-'));
after(async () => {
  await marketplace.stop();
  rmSync(folder, { recursive: true });
});
const file = join(folder, 'bikes.csv');
writeFileSync(file, 'bike,price,year,city\nBajaj Pulser 150,90000,2014,Bangalore\nHonda Shine,50000,2015,Pune\n');
const seller = ['--seller', 'seller@example.com'];
const options = [...seller, '--currency', 'INR', '--per-dollar', '80', '--phone', '+91 12345 67890'];

test('an operator imports a file beside the running marketplace, looks at it first, and lists it once', async () => {
  const tried = await run(file, ...options, '--dry-run');
  assert.equal(tried.code, 0, tried.output);
  assert.match(tried.output, /Checked 2 rows: 1 corrected, 1 refused\n {2}row 2: Honda is not sold here/);
  const question = await run(file, ...options);
  assert.match(question.output, /1 bikes can be listed: say so with --yes/);
  const listed = await run(file, ...options, '--yes');
  assert.match(listed.output, /Listed 2 rows: 1 refused, 1 imported/);
  const result = readFileSync(join(folder, 'bikes.result.csv'), 'utf8');
  const [, id] = /imported,.*\/products\/([\w-]+)/.exec(result) ?? [];
  assert.match(await (await fetch(`${marketplace.url}/api/product/${id}`)).text(), /Bajaj Pulsar 150/);
  assert.match((await run(file, ...options, '--yes')).output, /Checked 2 rows: 1 duplicate, 1 refused/);
});

test('an operator is told what is missing or wrong', async () => {
  const wrong: [string[], RegExp][] = [
    [[], /npm run import -- file\.csv --seller/],
    [[file, '--seller', 'buyer@example.com'], /buyer@example\.com is no seller here/],
    [[file, ...seller, '--map', 'nothing=resalePrice'], /--map nothing=resalePrice: there is no such column/],
    [[file, ...seller, '--currency', 'rupees'], /currency/],
  ];
  for (const [words, message] of wrong) {
    const { code, output } = await run(...words);
    assert.equal(code, 1);
    assert.match(output, message);
  }
});

function run(...words: string[]) {
  const script = join(import.meta.dirname, '../scripts/import.ts');
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: marketplace.dataDir };
  return new Promise<{ code: number; output: string }>((done) => {
    const child = execFile(process.execPath, [script, ...words], { env }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
    child.stdin?.end();
  });
}
