import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SOLD_SHOWN_DAYS } from '#contract/products.ts';
import { LEAST_RATINGS } from '#contract/rating-figures.ts';
import { NewRating } from '#contract/ratings.ts';
import { demoBikes } from './bikes.ts';
import { earlierDeals, latestRatings } from './earlier-deals.ts';
import { demoPeople } from './people.ts';

const roleOf = (email: string) => demoPeople.find((person) => person.email === email)?.role;

test('each earlier deal is of people there are, resembles a bike of its seller, and is no longer shown', () => {
  for (const { like, productName, sellerEmail, buyerEmail, endedDaysAgo, byBuyer, bySeller } of earlierDeals) {
    assert.deepEqual([roleOf(sellerEmail), roleOf(buyerEmail)], ['seller', 'buyer'], productName);
    assert.equal(demoBikes.find((bike) => bike.productName === like)?.sellerEmail, sellerEmail, like);
    assert.ok(!demoBikes.some((bike) => bike.productName === productName), productName);
    assert.ok(endedDaysAgo > SOLD_SHOWN_DAYS);
    for (const rating of [byBuyer, bySeller]) NewRating.parse(rating);
  }
});

test('some sellers have enough ratings for a mean, and the latest are of deals that are done', () => {
  const sellers = Object.values(Object.groupBy(earlierDeals, ({ sellerEmail }) => sellerEmail));
  assert.ok(sellers.length >= 2 && sellers.every((deals = []) => deals.length >= LEAST_RATINGS));
  for (const [name, { byBuyer, bySeller }] of Object.entries(latestRatings)) {
    const bike = demoBikes.find(({ productName }) => productName === name);
    assert.deepEqual([bike?.status, bike?.stage], ['sold', undefined], name);
    NewRating.parse(byBuyer);
    if (bySeller) NewRating.parse(bySeller);
  }
});
