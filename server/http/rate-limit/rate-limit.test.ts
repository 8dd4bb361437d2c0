import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openMarket } from '../../../test/market.ts';
import { aJpeg, send } from '../../../test/photos.ts';
import { forgetOldRateLimits } from './rate-limit.ts';

const market = await openMarket({ rateLimit: true });
const { sql } = market.market;
const seller = await market.person('seller');
const used = (count: number) => sql`
  update quota_uses set used = ${count} where person_id = (select id from users where email = ${seller.email})`;

test('the same photo again counts too; after 400 in an hour a person has to wait, and others go on', async () => {
  const photo = await aJpeg();
  for (let count = 0; count < 2; count++) assert.equal((await send(market.url, seller, photo)).status, 200);
  assert.deepEqual(
    [...(await sql`select quota, used from quota_uses`)].map((row) => ({ ...row })),
    [{ quota: 'photos', used: 2 }],
  );
  await used(400);
  const refused = await send(market.url, seller, photo);
  assert.deepEqual([refused.status, refused.body.code], [429, 'too-many-requests']);
  assert.match(
    refused.body.detail ?? '',
    /^You have sent 400 photos in an hour\. Please go on in (a minute|\d+ minutes)\.$/,
  );
  assert.equal((await send(market.url, await market.person('seller'), photo)).status, 200);
});

test('however many come at once, no more than are left are let in', async () => {
  await used(398);
  const { rateLimits } = market.market;
  const [user] = await sql<{ id: string }[]>`select id from users where email = ${seller.email}`;
  const spent = await Promise.allSettled(
    Array.from({ length: 8 }, () => rateLimits.spend(sql, user?.id ?? '', 'photos')),
  );
  assert.equal(spent.filter(({ status }) => status === 'fulfilled').length, 2);
});

test('what is over is forgotten', async () => {
  await sql`update quota_uses set window_start = window_start - interval '3 days'`;
  await forgetOldRateLimits(sql);
  assert.equal((await sql`select from quota_uses`).length, 0);
});
