import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { openMarket } from '../../../test/market.ts';
import { aProductOf } from '../../../test/products.ts';
import { marketWords } from './market-words.ts';

const { market, person } = await openMarket();
const seller = await person('seller');

test('the words of titles and the brands on sale are known, and later also those that came since', async () => {
  await aProductOf(seller, { productName: 'FZ with a top box, top condition' });
  const first = await marketWords(market.sql);
  assert.deepEqual([first.titles.get('box'), first.titles.get('top'), first.brands.get('hero')], [1, 1, 'HERO']);
  await aProductOf(seller, { productName: 'FZ with a sidecar' });
  assert.equal(await marketWords(market.sql), first);
  for (let known = first; !known.titles.has('sidecar'); known = await marketWords(market.sql)) await pause(50);
});
