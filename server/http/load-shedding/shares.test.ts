import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { listBookings } from '#contract/bookings.ts';
import { listFavouriteIds } from '#contract/favourites.ts';
import { openMarket } from '../../../test/market.ts';
import { openSecondServer, until } from '../../../test/second-server.ts';

const LONG_MS = 60_000;
const ROOM = 64 * 1024;
const QUARTER = { share: 1 / 4, patience: LONG_MS };

const market = await openMarket();
const { sql } = market.market;
const [greedy, calm] = await Promise.all([market.person('buyer'), market.person('buyer')]);

test('a body that fills the room for it and does not end holds no place, and is refused', async () => {
  const entrance = await openSecondServer(market, { inside: 2, waiting: 0, arrival: LONG_MS });
  const lines = Array.from({ length: 40 }, () => {
    const line = entrance.line();
    line.write(
      `POST /api/booking HTTP/1.1\r\nhost: kickstand\r\nauthorization: bearer ${greedy.token}\r\ncontent-type: application/json\r\n`,
    );
    line.write(`transfer-encoding: chunked\r\n\r\n${ROOM.toString(16)}\r\n${' '.repeat(ROOM)}`);
    return line;
  });
  const answers = await Promise.all(lines.map(async (line) => String((await once(line, 'data'))[0])));
  for (const answer of answers) assert.match(answer, /^HTTP\/1\.1 413 .*"too-large"/s);
  assert.equal((await entrance.guest(calm).call(listBookings, { params: { email: calm.email } })).status, 200);
});

test('one person has a quarter of the places; who has more under way is told so, and others are served', async () => {
  const entrance = await openSecondServer(market, { ...QUARTER, inside: 4, waiting: 8 });
  const holder = await sql.reserve();
  await holder`begin`;
  await holder`lock table favourites in access exclusive mode`;
  const ask = () => entrance.guest(greedy).call(listFavouriteIds);
  const first = [ask(), ask(), ask()];
  await until(() => entrance.asked() === 3);
  const refused = await ask();
  assert.deepEqual([refused.status, refused.body.code], [429, 'too-many-requests']);
  assert.match(refused.body.detail ?? '', /still working on many requests of yours/);
  assert.equal(refused.headers.get('retry-after'), '2');
  assert.equal((await entrance.guest(calm).call(listBookings, { params: { email: calm.email } })).status, 200);
  await holder`rollback`;
  holder.release();
  for (const { status } of await Promise.all(first)) assert.equal(status, 200);
});
