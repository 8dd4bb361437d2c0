import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { OFFER_SIDES, OFFER_STATUSES } from '#contract/offer-machine.ts';
import { demoBikes } from '../../demo/bikes.ts';
import { demoSavedSearches } from '../../demo/saved-searches.ts';
import { openMarket } from '../../test/market.ts';
import { openStripe } from '../money/stripe/stripe.ts';
import { matchSavedSearches, tellOfMatches } from '../saved-searches/saved-searches.ts';
import { fillDemo } from './demo.ts';

const { market, secrets } = await openMarket();

test('the demo is filled although the card provider is out of reach; the operator is told so, once', async () => {
  const warnings: string[] = [];
  const identity = { issuer: 'https://bikes.example.test', enrol: async () => randomUUID() };
  const unreachable = { ...market, stripe: openStripe({ ...secrets, origin: 'http://127.0.0.1:9' }) };
  await fillDemo(unreachable, identity, { warn: (_facts: unknown, text?: string) => void warnings.push(text ?? '') });
  const [found] = await market.sql<{ bikes: number; paid: number }[]>`
    select count(*) as bikes, count(*) filter (where status = 'sold') as paid from products`;
  assert.deepEqual([found?.bikes, found?.paid], [demoBikes.length, 0]);
  assert.equal(warnings.length, 1);
  assert.match(warnings[0] ?? '', /^The card provider cannot be reached/);
});

test('it is lived in: the demo buyer and the demo seller have conversations, and unread messages', async () => {
  const sides = await market.sql<{ email: string; talks: number; unread: number; late: boolean }[]>`
    select u.email, count(*) as talks, count(*) filter (where s.unread) as unread,
      bool_or(s.last_message_at > now() - interval '1 hour' or s.next_mail_at is not null) as late
    from conversation_sides s join users u on u.id = s.person_id
    where u.email in ('buyer@example.com', 'seller@example.com') group by u.email order by u.email`;
  assert.deepEqual(
    sides.map((side) => ({ ...side })),
    [
      { email: 'buyer@example.com', talks: 2, unread: 1, late: false },
      { email: 'seller@example.com', talks: 3, unread: 2, late: false },
    ],
  );
});

test('it is lived in: both have offers in each state, below the price and in the order of their times', async () => {
  const rows = await market.sql<{ buyer: string; seller: string; status: string; author: string; cents: number }[]>`
    select b.email as buyer, s.email as seller, o.status, o.author, o.amount_cents as cents from offers o
      join users b on b.id = o.buyer_id join users s on s.id = o.seller_id`;
  const of = (side: 'buyer' | 'seller') =>
    new Set(rows.filter((row) => row[side] === `${side}@example.com`).map(({ status }) => status));
  for (const side of OFFER_SIDES) assert.deepEqual([...of(side)].sort(), [...OFFER_STATUSES].sort(), side);
  const odd = await market.sql`
    select o.id from offers o join products p on p.id = o.product_id
      left join offers before on before.product_id = o.product_id and before.buyer_id = o.buyer_id and before.id < o.id
    where o.amount_cents >= p.resale_price_cents or o.made_at < p.listed_at or o.ended_at < o.made_at
      or o.made_at < before.ended_at - interval '1 minute' or o.made_at > now() - interval '1 hour'
      or (o.status = 'open' and o.due_at < now() + interval '12 hours')
      or (o.status = 'accepted') <> exists (select from bookings b where b.offer_id = o.id and b.status = 'booked')`;
  assert.equal(odd.length, 0);
  const late = await market.sql`
    select from notices n join offers o on o.id::text = n.facts->>'offerId'
    where n.noticed_at not between o.made_at - interval '1 minute' and coalesce(o.ended_at, o.made_at) + interval '1 minute'
      or n.next_mail_at is not null`;
  assert.equal(late.length, 0);
});

test('it is lived in: each saved search has new matches, and nobody is told of them at once', async () => {
  await matchSavedSearches(market);
  await tellOfMatches(market);
  const searches = await market.sql<{ name: string; matches: number }[]>`
    select s.name, (select count(*) from saved_search_matches m where m.search_id = s.id) as matches
    from saved_searches s`;
  assert.equal(searches.length, demoSavedSearches.length);
  for (const { name, matches } of searches) assert.ok(matches > 0, name);
  assert.equal((await market.sql`select from notices where verb in ('search-matched', 'search-digest')`).length, 0);
});

test('it is lived in: bikes have had visitors, and figures of sellers and sources are sums of theirs', async () => {
  const [sums] = await market.sql<{ bikes: number; days: number; viewed: number; ofSellers: number; led: number }[]>`
    select count(distinct product_id) as bikes, count(distinct day) as days, sum(views) as viewed,
      (select sum(views) from seller_views) as "ofSellers", (select sum(views) from product_view_sources) as led
    from product_views`;
  assert.ok(sums && sums.bikes > 30 && sums.days > 30 && Number(sums.viewed) > 1000, JSON.stringify(sums));
  assert.deepEqual([sums.ofSellers, sums.led], [sums.viewed, sums.viewed]);
});
