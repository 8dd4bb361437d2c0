import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handOver, MOST_CODE_TRIES, readDeal, renewCode } from '#contract/deals.ts';
import { cardHolder } from '../../test/cards.ts';
import { type Cast, dealIn, type Person, type TestDeal } from '../../test/deal-in.ts';
import { openMarket } from '../../test/market.ts';

const market = await openMarket();
const [buyer, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);
const cast: Cast = { market, cards: cardHolder(market), buyer, seller, admin };

test('only the buyer sees the code, and only while it can be used', async () => {
  const deal = await dealIn('paid', cast);
  const { code = '' } = await read(deal);
  assert.match(code, /^\d{6}$/);
  for (const other of ['seller', 'admin'] as const) assert.equal('code' in (await read(deal, other)), false);
  const { status, body } = await enter(deal, code);
  assert.deepEqual([status, body.status], [200, 'handed-over']);
  assert.ok(Math.abs(Date.parse(body.handedOverAt ?? '') - Date.now()) < 60_000);
  assert.equal('code' in (await read(deal)), false);
  assert.equal('code' in (await read(await dealIn('booked', cast))), false);
});

test('the database has no code that can be read; one from before codes were encrypted still counts', async () => {
  const [deal, older] = [await dealIn('paid', cast), await dealIn('paid', cast)];
  const { code = '' } = await read(deal);
  const { sql } = market.market;
  const [row] = await sql<{ code: string }[]>`
    select handover_code as code from bookings where id = ${deal.bookingId}`;
  assert.equal(row?.code.includes(code), false);
  assert.doesNotMatch(row?.code ?? '', /^\d{6}$/);
  await sql`update bookings set handover_code = '123456' where id = ${older.bookingId}`;
  assert.equal((await read(older)).code, '123456');
  assert.equal((await enter(older, '654321')).body.code, 'wrong-code');
  assert.equal((await enter(older, '123456')).status, 200);
});

test('a wrong code costs a try, and says how many are left', async () => {
  const deal = await dealIn('paid', cast);
  const { code = '' } = await read(deal);
  for (const left of ['4 more times', '3 more times', '2 more times', 'once more', 'make a new one']) {
    const { status, body } = await enter(deal, other(code));
    assert.deepEqual([status, body.code], [409, 'wrong-code']);
    assert.ok(body.detail?.includes(left), body.detail);
  }
  const { status, body } = await enter(deal, code);
  assert.deepEqual([status, body.code], [409, 'wrong-code'], 'now the right one is too late');
  const spoilt = await read(deal);
  assert.deepEqual([spoilt.code, spoilt.codeTriesLeft, spoilt.may.includes('renew-code')], [undefined, 0, true]);
  assert.equal((await read(deal, 'seller')).may.includes('hand-over'), false);
});

test('a new code brings all the tries again, and the old one counts no longer', async () => {
  const deal = await dealIn('meeting-agreed', cast);
  const { code: old = '' } = await read(deal);
  for (let tries = 0; tries < MOST_CODE_TRIES; tries++) await enter(deal, other(old));
  const { body } = await buyer.call(renewCode, { params: { id: deal.bookingId } });
  assert.equal(body.codeTriesLeft, MOST_CODE_TRIES);
  assert.ok(body.code);
  if (old !== body.code) assert.equal((await enter(deal, old)).status, 409);
  assert.equal((await enter(deal, body.code)).status, 200);
});

test('of fifty guesses at once five count, and the right one among them may be lost', async () => {
  const deal = await dealIn('paid', cast);
  const { code = '' } = await read(deal);
  const guesses = Array.from({ length: 50 }, (_, at) => String((Number(code) + at + 1) % 1_000_000).padStart(6, '0'));
  const replies = await Promise.all(guesses.map((guess) => enter(deal, guess)));
  for (const { status, body } of replies) assert.deepEqual([status, body.code], [409, 'wrong-code']);
  const counted = replies.filter(({ body }) => /You can try/.test(body.detail ?? ''));
  assert.equal(counted.length, MOST_CODE_TRIES - 1, 'the fifth says that a new one is needed');
  assert.equal((await read(deal)).codeTriesLeft, 0);
  assert.equal((await enter(deal, code)).status, 409);
});

test('the right code many times at once hands the bike over once', async () => {
  const deal = await dealIn('paid', cast);
  const { code = '' } = await read(deal);
  const replies = await Promise.all(Array.from({ length: 8 }, () => enter(deal, code)));
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, ...Array(7).fill(409)]);
  const { steps, codeTriesLeft } = await read(deal);
  assert.deepEqual([steps.filter(({ verb }) => verb === 'hand-over').length, codeTriesLeft], [1, MOST_CODE_TRIES]);
});

const enter = ({ bookingId }: TestDeal, code: string) =>
  seller.call(handOver, { params: { id: bookingId }, body: { code } });

const other = (code: string) => (code === '000000' ? '000001' : '000000');

const read = async ({ bookingId }: TestDeal, as: Person = 'buyer') =>
  (await cast[as].call(readDeal, { params: { id: bookingId } })).body;
