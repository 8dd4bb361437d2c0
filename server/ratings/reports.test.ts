import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  dismissRatingReports,
  listReportedRatings,
  MOST_RATING_REPORTS_A_DAY,
  readDealRatings,
  removeRating,
  reportRating,
} from '#contract/ratings.ts';
import { listSellersRatings } from '#contract/sellers.ts';
import { cardHolder } from '../../test/cards.ts';
import { type Cast, dealIn } from '../../test/deal-in.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aRatedDeal, praise, rate } from '../../test/ratings.ts';

const market = await openMarket();
const { sql } = market.market;
const [buyer, seller, admin, reader] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
  market.person('buyer'),
]);
const cast: Cast = { market, cards: cardHolder(market), buyer, seller, admin };

const report = (caller: Caller, id: string, body: object = { reason: 'offensive' }) =>
  caller.call(reportRating, { params: { id }, body });
const reported = async () => (await admin.call(listReportedRatings)).body;

test('anybody reports what is shown, once; the author does not, and nobody what is not shown yet', async () => {
  const { ratingId } = await aRatedDeal(cast);
  assert.deepEqual((await report(reader, ratingId, { reason: 'untrue', words: 'He was not there' })).body, {
    modifiedCount: 1,
  });
  assert.deepEqual((await report(reader, ratingId)).body, { modifiedCount: 0 });
  assert.equal((await report(seller, ratingId)).status, 200);
  assert.equal((await report(buyer, ratingId)).status, 404);
  const [found] = await reported();
  assert.deepEqual([found?._id, found?.reports, found?.about], [ratingId, 2, seller.name]);
  assert.deepEqual(
    found?.reporters.map(({ name, reason, words }) => [name, reason, words]),
    [
      [seller.name, 'offensive', undefined],
      [reader.name, 'untrue', 'He was not there'],
    ],
  );
  const unseen = (await rate(buyer, await dealIn('completed', cast), praise)).body.given?._id ?? '';
  assert.equal((await report(seller, unseen)).status, 404);
});

test('an admin dismisses the reports, or takes the rating down with a reason; both are on record', async () => {
  const kept = await aRatedDeal(cast);
  await report(reader, kept.ratingId);
  assert.deepEqual((await admin.call(dismissRatingReports, { params: { id: kept.ratingId } })).body, {
    deletedCount: 1,
  });
  assert.ok(!(await reported()).some(({ _id }) => _id === kept.ratingId));

  const { ratingId: id, bookingId } = await aRatedDeal(cast);
  await report(reader, id);
  const remove = () => admin.call(removeRating, { params: { id }, body: { reason: 'It has a phone number in it' } });
  const answers = await Promise.all([remove(), remove()]);
  assert.deepEqual(answers.map(({ body }) => body.modifiedCount).sort(), [0, 1]);
  assert.ok(!(await reported()).some(({ _id }) => _id === id));
  const [person] = await sql<{ id: string }[]>`select id from users where email = ${seller.email}`;
  const { body } = await market.nobody.call(listSellersRatings, { params: { id: person?.id } });
  assert.ok(!body.some(({ _id }) => _id === id));
  const own = (await buyer.call(readDealRatings, { params: { id: bookingId } })).body;
  assert.equal(own.given?.removedFor, 'It has a phone number in it');
  assert.equal((await seller.call(readDealRatings, { params: { id: bookingId } })).body.received, undefined);
  const noted = await sql<{ action: string }[]>`
    select action from audit where subject in (${`rating ${id}`}, ${`rating ${kept.ratingId}`}) order by 1`;
  assert.deepEqual(
    noted.map(({ action }) => action),
    ['dismiss-rating-reports', 'remove-rating'],
  );
});

test('nobody reports more than so many ratings a day, however much at once', async () => {
  const busy = await market.person('buyer');
  const rated = await Promise.all(
    Array.from({ length: MOST_RATING_REPORTS_A_DAY + 2 }, async () =>
      aRatedDeal({ ...cast, buyer: await market.person('buyer') }),
    ),
  );
  const answers = await Promise.all(rated.map(({ ratingId }) => report(busy, ratingId)));
  const withStatus = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  assert.deepEqual([withStatus(200), withStatus(429)], [MOST_RATING_REPORTS_A_DAY, 2]);
});
