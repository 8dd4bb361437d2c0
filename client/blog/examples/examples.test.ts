import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport } from 'vite';
import { readFilters, writeFilters } from './filters.ts';
import { type Event, type Payment, payment } from './payment.ts';
import { savedBikes } from './saved-bikes.ts';

const here = import.meta.dirname;
const text = (file: string) => readFileSync(join(here, file), 'utf8');

for (const file of globSync('*.js', { cwd: here }))
  test(`${file} prints what its article shows`, () => {
    const printed = execFileSync(process.execPath, [join(here, file)], { encoding: 'utf8' });
    assert.equal(printed, text(file.replace('.js', '.output.txt')));
  });

test('the fault that is put into hold.ts is found, as the article shows', () => {
  const place = mkdtempSync(join(tmpdir(), 'kickstand-hold-'));
  try {
    cpSync(join(here, 'hold.test.ts'), join(place, 'hold.test.ts'));
    const broken = text('hold.ts').replace('>=', '>');
    assert.notEqual(broken, text('hold.ts'));
    writeFileSync(join(place, 'hold.ts'), broken);
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const { status, stdout } = spawnSync(process.execPath, ['--test', '--test-reporter=tap', 'hold.test.ts'], {
      cwd: place,
      encoding: 'utf8',
      env,
    });
    assert.equal(status, 1);
    const said = stdout.split('\n');
    for (const line of text('hold-broken.output.txt').trimEnd().split('\n')) assert.ok(said.includes(line), line);
  } finally {
    rmSync(place, { recursive: true });
  }
});

test('a second click does not charge twice, and a payment that is confirmed stays so', () => {
  const run = (...events: Event[]) => events.reduce(payment, { step: 'filling-in' } as Payment);
  const submitted = { type: 'submitted' } as const;
  const confirmed = { type: 'confirmed', transactionId: 'tx 1' } as const;
  assert.deepEqual(run(submitted, submitted), { step: 'charging' });
  assert.deepEqual(run(submitted, { type: 'refused', reason: 'No funds' }), { step: 'filling-in', fault: 'No funds' });
  assert.deepEqual(run(submitted, confirmed, submitted), { step: 'paid', transactionId: 'tx 1' });
  assert.deepEqual(run(confirmed), { step: 'filling-in' });
});

test('filters come back from the address as they went in, and nonsense is ignored', () => {
  const filters = { brand: 'YAMAHA', upToCents: 124950 };
  assert.equal(writeFilters(filters), 'brand=YAMAHA&upTo=1249.5');
  assert.deepEqual(readFilters(new URLSearchParams(writeFilters(filters))), filters);
  assert.deepEqual(readFilters(new URLSearchParams('upTo=cheap&colour=red')), {});
});

test('the store tells its listeners and makes a new snapshot only when something changed', async () => {
  let told = 0;
  const stop = savedBikes.subscribe(() => told++);
  const before = savedBikes.getSnapshot();
  assert.equal(savedBikes.getSnapshot(), before);
  savedBikes.toggle('mt-07');
  assert.deepEqual(savedBikes.getSnapshot(), ['mt-07']);
  assert.deepEqual(before, []);
  savedBikes.toggle('mt-07');
  assert.equal(told, 2);
  stop();
  savedBikes.toggle('mt-07');
  assert.equal(told, 2);
});

test('the components render', async () => {
  assert.equal(await rendered('saved-count.tsx', {}), '<output>0 saved</output>');
  assert.match(await rendered('booking-form.tsx', { priceCents: 520000 }), /\$5200\.00.*<button[^>]* disabled=""/);
  assert.match(await rendered('offer-form.tsx', { send: async () => ({}) }), /<button type="submit">Make an offer</);
  const price = await rendered('asking-price.tsx', { cents: 520000 });
  assert.match(price, /value="5200"/);
  assert.doesNotMatch(price, /You would save/);
});

async function rendered(file: string, props: object) {
  const { module } = await runnerImport<Record<string, ComponentType>>(join(here, file), {
    configFile: false,
    logLevel: 'error',
  });
  const [Component] = Object.values(module);
  assert.ok(Component);
  return renderToStaticMarkup(createElement(Component, props));
}
