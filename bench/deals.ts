import { readConfig } from '#contract/config.ts';
import { build } from '../scripts/build.ts';
import { startIssuer } from '../test/issuer.ts';
import { startMarketplace } from '../test/marketplace.ts';
import { callerOf, signUpAs } from '../test/people.ts';
import { aProductOf } from '../test/products.ts';
import { inTurn } from './connections.ts';
import { measureTicks } from './deals/ticks.ts';
import { wholeDeal } from './deals/whole-deal.ts';
import { medians, percentile } from './figures.ts';
import { Measured } from './measured.ts';
import { printTable } from './table.ts';

const ROUNDS = 3;
const DEALS = { 1: 20, 8: 80, 32: 160 };

await build();
const measured = new Measured();
const issuer = await startIssuer();
const { issuer: ID_ISSUER, jwksUrl: ID_JWKS_URL } = issuer.trusted;
const marketplace = await startMarketplace({ DEMO: 'off', DATABASE_URL: '', ID_ISSUER, ID_JWKS_URL });
try {
  await dealsPerSecond(`${marketplace.url}/api`);
  await measureTicks(marketplace.dataDir, measured);
  measured.conclude();
} finally {
  await marketplace.stop();
  await issuer.stop();
}

/** Whole deals over HTTP by concurrent pairs, with the local card provider. */
async function dealsPerSecond(api: string) {
  const { body: config } = await callerOf(api).call(readConfig);
  const rows = [];
  for (const [pairs, deals] of Object.entries(DEALS)) {
    const people = await inTurn(Array(Number(pairs)).fill(0), 8, async () => ({
      seller: await signUpAs(api, issuer, 'seller'),
      buyer: await signUpAs(api, issuer, 'buyer'),
    }));
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) {
      const share = Array.from({ length: deals / people.length });
      const listed = await inTurn(people, 8, async (pair) => ({
        pair,
        bikes: await inTurn(share, 1, () => aProductOf(pair.seller)),
      }));
      const begun = performance.now();
      const times = await Promise.all(
        listed.map(({ pair, bikes }) => inTurn(bikes, 1, (id) => wholeDeal(pair, id, config))),
      );
      const seconds = (performance.now() - begun) / 1000;
      measured.add(`${pairs} pairs`, 'completed deals', { count: times.flat().length });
      rounds.push({
        'deals/s': deals / seconds,
        'p50, ms': percentile(times.flat(), 0.5),
        'p99, ms': percentile(times.flat(), 0.99),
      });
    }
    rows.push({ 'pairs at once': pairs, ...medians(rounds) });
  }
  console.log('Whole deals, from the booking to the completed deal (8 calls of ours, 2 of the card provider):\n');
  printTable(rows);
}
