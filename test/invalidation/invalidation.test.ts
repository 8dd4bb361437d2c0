import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type DealMove, MOVES } from '#contract/deal-machine.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { removeUser } from '#contract/users.ts';
import { everythingChanged } from '#server/cache/invalidation.ts';
import { cardHolder } from '../cards.ts';
import { type Cast, dealIn, takeInDeal } from '../deal-in.ts';
import { declaredEndpoints } from '../endpoints.ts';
import { type GoodCall, goodCalls } from '../good-calls.ts';
import { openMarket } from '../market.ts';
import { aJpeg } from '../photos.ts';
import { anAdvertisedProductOf, aProductOf, describedBike } from '../products.ts';
import { startRemoteServer } from '../remote-server.ts';
import { ANOTHERS_FRAME, alteringCalls, HARMLESS } from './calls.ts';
import { alteringJobs, harmlessJobs, ourJobs } from './jobs.ts';
import { publicCalls, publicViews } from './views.ts';
import { assertInvalidation, harmless, type Prepare, sellersOf, watch } from './watch.ts';

const market = await openMarket();
const { sql } = market.market;
const cards = cardHolder(market);
const [buyer, dealer, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);
const anyCast = { market, cards, buyer, seller: dealer, admin };
const picture = await aJpeg();
const elsewhere = await startRemoteServer((_request, response) => void response.end(picture));
after(() => elsewhere.stop());
const endpoints = await declaredEndpoints();
const witnesses = await showRoom();

/** Six neighbours by model, six by price, and two products with few neighbours. */
async function showRoom() {
  const ids: string[] = [];
  for (const resalePrice of [1000, 1010, 1020, 1030, 1040, 1050, 1060]) {
    ids.push(await aProductOf(dealer, { categoryName: 'HERO', resalePrice }));
    ids.push(await anAdvertisedProductOf(dealer, { ...describedBike, resalePrice }));
  }
  return [...ids.slice(0, 2), await anAdvertisedProductOf(dealer), await aProductOf(dealer, ANOTHERS_FRAME)];
}

/** A separate seller, whose products leave the market with them. */
async function watched(prepare: (cast: Cast) => Prepare) {
  const seller = await market.person('seller');
  const seen = await watch(market, witnesses, prepare({ ...anyCast, seller }));
  await admin.call(removeUser, { params: { email: seller.email } });
  return seen;
}

const called =
  (name: string, call: GoodCall | undefined): Prepare =>
  async () => {
    const act = await call?.(endpoints.get(name) as Endpoint);
    return async () => assert.equal((await act?.())?.status, 200, name);
  };

const known = alteringCalls(anyCast);

test('every endpoint that writes is called here', () => {
  const writing = [...endpoints].filter(([, { method }]) => method !== 'GET').map(([name]) => name);
  const called = new Set([...HARMLESS, ...Object.keys(known)]);
  called.delete('readAccessToken');
  assert.deepEqual([...called].sort(), writing.sort());
});

test('every public call is looked at', () => {
  const isPublic = ({ method, access }: Endpoint) => method === 'GET' && ['everybody', 'anyone'].includes(access);
  const names = [...endpoints].filter(([, endpoint]) => isPublic(endpoint)).map(([name]) => name);
  assert.deepEqual(Object.keys(publicCalls([])).sort(), names.sort());
});

for (const [name, ways] of Object.entries(known))
  for (const way of Object.keys(ways))
    test(`${name} (${way}) notes what it alters`, async () => {
      assertInvalidation(await watched((cast) => called(name, alteringCalls(cast)[name]?.[way])), true);
    });

test('the other calls show strangers nothing new', async () => {
  const seen = await watched((cast) => {
    const good = goodCalls(cast);
    return harmless(cast, Object.fromEntries(HARMLESS.map((name) => [name, called(name, good[name])])));
  });
  assertInvalidation(seen, false);
});

const rows = (MOVES as readonly DealMove[]).flatMap((move) => move.who.map((as) => ({ move, as })));
const moved =
  (cast: Cast, { move, as }: (typeof rows)[number]): Prepare =>
  async () => {
    const deal = await dealIn(move.from, cast, move.if === 'handed-over-before' ? 'handed-over' : undefined);
    return () => takeInDeal(cast, deal, move.verb, as);
  };
const frees = ({ move }: (typeof rows)[number]) => move.from === 'booked' && move.to !== 'booked';
/** A seller's page counts deals that are done, and those that the seller called off. */
const counts = ({ move: { from, to }, as }: (typeof rows)[number]) =>
  [from, to].includes('completed') ||
  (as === 'seller' && ['declined', 'cancelled'].includes(to)) ||
  (from === 'seller-missed' && to === 'no-show');
const alters = (row: (typeof rows)[number]) => frees(row) || counts(row);

for (const row of rows.filter(alters))
  test(`${row.move.verb} by the ${row.as} from ${row.move.from}, which frees or sells a bike or is counted, notes it`, async () => {
    assertInvalidation(await watched((cast) => moved(cast, row)), true);
  });

test('whatever else happens in a deal is nothing to strangers', async () => {
  const others = rows.filter((row) => !alters(row));
  const seen = await watched((cast) =>
    harmless(
      cast,
      Object.fromEntries(
        others.map((row, place) => [`${place}: ${row.move.verb} from ${row.move.from}`, moved(cast, row)]),
      ),
    ),
  );
  assertInvalidation(seen, false);
});

test('every job is run here', () => {
  const run = [alteringJobs, harmlessJobs].flatMap((jobs) => Object.keys(jobs(anyCast, elsewhere)));
  assert.deepEqual(
    [...new Set(run.map((name) => name.split(',')[0]))].sort(),
    Object.keys(ourJobs(market.market)).sort(),
  );
});

for (const name of Object.keys(alteringJobs(anyCast, elsewhere)))
  test(`the job ${name} notes what it alters`, async () => {
    assertInvalidation(await watched((cast) => alteringJobs(cast, elsewhere)[name] ?? assert.fail()), true);
  });

test('the other jobs show strangers nothing new', async () => {
  assertInvalidation(await watched((cast) => harmless(cast, harmlessJobs(cast))), false);
});

test('were a note lost, whatever it is about would be found to be stale', async () => {
  await sql`create function lose() returns trigger language plpgsql as 'begin return null; end'`;
  const losing =
    (prepare: Prepare): Prepare =>
    async () => {
      const act = await prepare();
      return async () => {
        await sql`create trigger lose before insert on changes for each row execute function lose()`;
        await act();
        await sql`drop trigger lose on changes`;
      };
    };
  const unnamed = (name: string) => name.replaceAll(/[0-9a-f-]{36}(,?)/g, '');
  const found = new Set<string>();
  const lose = async (name: string, prepare: (cast: Cast) => Prepare) => {
    const { stale } = await watched((cast) => losing(prepare(cast)));
    assert.ok(stale.length > 0, name);
    for (const { name } of stale) found.add(unnamed(name));
    await everythingChanged(sql);
  };
  for (const [name, way] of [
    ['addCategory', 'a brand'],
    ['addProduct', 'a known model'],
    ['addProduct', 'without a model'],
    ['advertiseProduct', 'a bike'],
    ['bookProduct', 'a bike'],
    ['editProduct', 'its price'],
    ['editProduct', 'its price, and so whom it resembles'],
    ['verifySeller', 'with a bike'],
    ['rateDeal', 'the second rating'],
    ['recordPayment', 'a bike'],
  ] as const)
    await lose(name, (cast) => called(name, alteringCalls(cast)[name]?.[way]));
  await lose('sales', (cast) => alteringJobs(cast, elsewhere)['fit-price-trends, with sales'] ?? assert.fail());
  const all = publicViews(market, witnesses, await sellersOf(sql, witnesses)).map(({ name }) => unnamed(name));
  assert.deepEqual([...found].sort(), [...new Set(all)].sort());
});
