import assert from 'node:assert/strict';
import { join } from 'node:path';
import { bookProduct } from '#contract/bookings.ts';
import { connect } from '#server/database/connect.ts';
import { startEmbedded } from '#server/database/embedded/embedded.ts';
import { build } from '../scripts/build.ts';
import { startIssuer } from '../test/issuer.ts';
import { type Marketplace, startMarketplace } from '../test/marketplace.ts';
import { type Caller, signUpAs } from '../test/people.ts';
import { aProductOf, meeting } from '../test/products.ts';
import { inTurn, openConnections } from './connections.ts';
import { medians, percentile } from './figures.ts';
import { BUSY, Measured } from './measured.ts';
import { printTable } from './table.ts';

const PEOPLE = 500;
const ROUNDS = 5;
const BIKES_A_ROUND = 20;
const CONNECTIONS = 64;
/** A busy machine sheds more concurrent sign-ups. */
const JOINING = 8;

await build();
const measured = new Measured();
const issuer = await startIssuer();
const { issuer: ID_ISSUER, jwksUrl: ID_JWKS_URL } = issuer.trusted;
const marketplace = await startMarketplace({ DEMO: 'off', DATABASE_URL: '', ID_ISSUER, ID_JWKS_URL });
try {
  await race(marketplace);
} finally {
  await marketplace.stop();
  await issuer.stop();
}

async function race({ url, dataDir }: Marketplace) {
  const api = `${url}/api`;
  const seller = await signUpAs(api, issuer, 'seller');
  const people = await inTurn(Array(PEOPLE).fill('buyer'), JOINING, (role) => signUpAs(api, issuer, role));
  assert.ok(
    people.every(({ token }) => token),
    'the machine was too busy for everybody to join',
  );
  const rounds = [];
  const won = new Map<string, string>();
  for (let round = 0; round < ROUNDS; round++) {
    const bikes = await inTurn(Array(BIKES_A_ROUND).fill(seller), 8, (one) => aProductOf(one));
    rounds.push(await raceFor(bikes, people, api, won));
  }
  await checkRecords(won, dataDir);

  const tries = PEOPLE * won.size;
  console.log(`${PEOPLE} people racing for each of ${won.size} bikes over ${CONNECTIONS} connections:`);
  console.log(
    `${tries.toLocaleString('en-US')} tries, one winner each, the records agree. Medians of ${ROUNDS} rounds:\n`,
  );
  printTable([medians(rounds)]);
  measured.conclude();
}

async function raceFor(bikes: string[], people: Caller[], api: string, won: Map<string, string>) {
  const connections = openConnections(api, CONNECTIONS);
  const tries = bikes.flatMap((productId) => people.map(({ token = '' }) => ({ productId, token })));
  const begun = performance.now();
  let refused = 0;
  const replies = await inTurn(tries, CONNECTIONS, async ({ productId, token }) => {
    const { status, body, ms, kept } = await connections.call(bookProduct, token, { productId, ...meeting });
    if (status === 200) {
      assert.ok(!won.has(productId), `bike ${productId} has two winners`);
      won.set(productId, body.insertedId ?? '');
    } else if (BUSY.includes(status)) {
      refused++;
    } else {
      assert.deepEqual([status, body.code], [409, 'already-booked']);
    }
    measured.add('bookings', 'made', { count: 1, kept: Number(kept), failed: Number(BUSY.includes(status)) });
    return ms;
  });
  const seconds = (performance.now() - begun) / 1000;
  connections.close();
  for (const productId of bikes) assert.ok(won.has(productId), `bike ${productId} has no winner`);
  return {
    'requests/s': tries.length / seconds,
    'p50, ms': percentile(replies, 0.5),
    'p99, ms': percentile(replies, 0.99),
    'refused as busy, %': (100 * refused) / tries.length,
  };
}

/** Each bike is reserved, with one active booking by the acknowledged winner. */
async function checkRecords(won: Map<string, string>, dataDir: string) {
  const server = await startEmbedded({ dir: join(dataDir, 'postgres') });
  const sql = connect(server.target, { max: 1 });
  try {
    const living = await sql<{ productId: string; id: string; status: string }[]>`
      select b.product_id as "productId", b.id, p.status
      from bookings b join products p on p.id = b.product_id where b.status in ('booked', 'paid')`;
    assert.equal(living.length, won.size);
    for (const { productId, id, status } of living) {
      assert.equal(won.get(productId), id);
      assert.equal(status, 'reserved');
    }
  } finally {
    await sql.end();
    await server.stop();
  }
}
