import assert from 'node:assert/strict';
import { test } from 'node:test';
import { piecesOf } from './pieces.ts';

const marked = (text: string, search: string) =>
  piecesOf(text, search)
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join('');

test('every word that was looked for is marked, in any case', () => {
  assert.equal(
    marked('Has it been crashed? It was Crashed once.', 'crashed'),
    'Has it been [crashed]? It was [Crashed] once.',
  );
  assert.equal(marked('Chain and tyres are new', 'new chain'), '[Chain] and tyres are [new]');
});

test('signs of patterns are letters like others', () => {
  assert.equal(marked('Would $1,700 (cash) do?', '(cash)'), 'Would $1,700 [(cash)] do?');
  assert.equal(marked('50% off', '0% ['), '5[0%] off');
});

test('a hit far inside is shown with what stands around it, in one line', () => {
  const shown = marked(`${'Well kept. '.repeat(40)}\nThe  odometer is right. ${'More. '.repeat(60)}`, 'odometer');
  assert.match(shown, /^….{20,40}\[odometer\] is right\./);
  assert.match(shown, /…$/);
  assert.ok(shown.length < 160, shown);
});

test('without a search nothing is marked, and nothing makes no pieces', () => {
  assert.equal(marked('Hello\nthere', ''), 'Hello there');
  assert.deepEqual(piecesOf(' ', ''), []);
});
