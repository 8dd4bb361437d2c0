import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Counted, type Means, Measured, neverKept, wasKept } from './measured.ts';

const faultsOf = (means: Means, counted: Counted) => {
  const measured = new Measured();
  measured.add('a brand', means, counted);
  return measured.faults();
};

test('a bench that measured nothing says so', () => {
  assert.deepEqual(new Measured().faults(), ['Nothing was measured']);
  assert.equal(new Measured().summary(), 'Measured: nothing.');
  assert.deepEqual(faultsOf('rows', { count: 0 }), ['a brand, rows: nothing was measured']);
  assert.deepEqual(faultsOf('made', { count: 3, failed: 3 }), ['a brand, made: nothing was measured, all 3 failed']);
});

test('a bench that measured something else than it meant says so', () => {
  assert.deepEqual(faultsOf('made', { count: 84, kept: 80 }), ['a brand, made: 80 of 84 answers were kept']);
  assert.deepEqual(faultsOf('kept', { count: 84, kept: 40 }), ['a brand, kept: only 40 of 84 answers were kept']);
  assert.deepEqual(faultsOf('made', { count: 84, statements: 0 }), ['a brand, made: 0 statements for 84 answers']);
});

test('a bench that measured what it meant says how much', () => {
  assert.deepEqual(faultsOf('made', { count: 84, failed: 4, statements: 240 }), []);
  assert.deepEqual(faultsOf('kept', { count: 84, kept: 83 }), []);
  assert.deepEqual(faultsOf('either', { count: 84, kept: 20 }), []);
  const measured = new Measured();
  measured.add('a brand', 'made', { count: 1_000, statements: 3_000 });
  measured.add('a model', 'made', { count: 500, statements: 4_000 });
  measured.add('by HTTP', 'made', { count: 500 });
  measured.add('a brand', 'kept', { count: 1_000, kept: 1_000 });
  measured.add('all', 'either', { count: 50, kept: 20, failed: 1 });
  assert.equal(
    measured.summary(),
    'Measured: 2,000 requests whose answers were made (7,000 statements for 1,500); 1,000 requests whose answers were kept; ' +
      '50 requests whose answers were kept or made, as people happen to ask (20 kept, 1 failed).',
  );
});

test('a fault ends the process with 1', (t) => {
  const [said, code] = [t.mock.method(console, 'error', () => {}), process.exitCode];
  t.mock.method(console, 'log', () => {});
  new Measured().conclude();
  assert.equal(process.exitCode, 1);
  assert.deepEqual(said.mock.calls[0]?.arguments, ['Nothing was measured']);
  process.exitCode = code;
});

test('no address is asked twice, and the request’s id tells what was made', () => {
  assert.notEqual(neverKept('/search'), neverKept('/search'));
  assert.match(neverKept('/search?q=fz'), /^\/search\?q=fz&asked=\d+$/);
  assert.ok(wasKept({ etag: '"1"' }) && wasKept(new Headers()));
  assert.ok(!wasKept({ 'x-request-id': 'req-1' }) && !wasKept(new Headers({ 'x-request-id': 'req-1' })));
});
