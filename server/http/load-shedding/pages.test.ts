import assert from 'node:assert/strict';
import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'node:test';
import { openMarket } from '../../../test/market.ts';
import { openSecondServer } from '../../../test/second-server.ts';
import { servePages } from '../../pages/ssr.ts';

const BUILD = join(import.meta.dirname, '../../../build');
const SERVED = 160;
const market = await openMarket();
const { app, origin, line } = await openSecondServer(market, { patience: 60_000 }, [
  (scope, { loadShedder }) =>
    servePages(scope, market.market, { publicUrl: 'http://localhost:1', build: BUILD, loadShedder, rateLimit: false }),
]);

test('of a storm of pages that wait for nothing but the processor, too, the rest hears early that we are busy', async () => {
  const order: string[] = [];
  const lines = Array.from({ length: 400 }, line);
  await Promise.all(lines.map((each) => once(each, 'connect')));
  const storm = lines.map(async (each, at) => {
    each.write(`GET /about?visit=${at} HTTP/1.1\r\nhost: kickstand\r\naccept: text/html\r\n\r\n`);
    const [answer] = await once(each, 'data');
    order.push(String(answer).slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
    each.destroy();
  });
  await Promise.all(storm);
  assert.ok(order.filter((status) => status === '200').length >= SERVED);
  assert.ok(order.filter((status) => status === '503').length > 0);
  assert.deepEqual([...new Set(order)].toSorted(), ['200', '503']);
  assert.ok(
    order.lastIndexOf('503') < order.lastIndexOf('200') - SERVED / 2,
    'most of those let in come after the refused',
  );
  assert.equal((await fetch(`${origin}/about?visit=after`)).status, 200);
  await app.close();
});
