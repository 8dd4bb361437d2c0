import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Import, mapImport, readImport, runImport, startImport } from '#contract/imports.ts';
import { build } from '../scripts/build.ts';
import { startIssuer } from '../test/issuer.ts';
import { type Marketplace, startMarketplace } from '../test/marketplace.ts';
import { type Caller, joinAs } from '../test/people.ts';
import { reply } from './beside.ts';
import { medians, percentile } from './figures.ts';
import { Measured } from './measured.ts';
import { printTable } from './table.ts';

/** `node bench/import.ts [file.csv [currency perDollar]]`: a dealer's file, or one that is made up. */
const ROUNDS = 5;
const ROWS = 17_000;
const IDLE_MS = 3000;
const ASKED_EVERY_MS = 10;

const [path, currency = 'USD', perDollar = '1'] = process.argv.slice(2);
const file = path ? new Uint8Array(readFileSync(path)) : new TextEncoder().encode(madeUp());

await build();
const measuring = new Measured();
const issuer = await startIssuer();
const { issuer: ID_ISSUER, jwksUrl: ID_JWKS_URL } = issuer.trusted;
const marketplace = await startMarketplace({ DEMO: 'off', DATABASE_URL: '', ID_ISSUER, ID_JWKS_URL });
try {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measured(marketplace));
  console.log(
    `${rounds[0]?.rows} rows, medians of ${ROUNDS} rounds, another person asking every ${ASKED_EVERY_MS} ms:\n`,
  );
  printTable([medians(rounds)]);
  measuring.conclude();
} finally {
  await marketplace.stop();
  await issuer.stop();
}

/** A new seller sends the file, has it checked and listed, while somebody else looks at the market. */
async function measured({ url }: Marketplace) {
  const api = `${url}/api`;
  const seller = await joinAs(api, issuer, 'seller');
  const idle = await whileAsking(api, () => pause(IDLE_MS));
  const times: number[] = [];
  const timed = async <T>(step: () => Promise<T>) => {
    const begun = performance.now();
    const done = await step();
    times.push((performance.now() - begun) / 1000);
    return done;
  };
  const busy = await whileAsking(api, async () => {
    const sent = await timed(async () => {
      const query = { fileName: 'bikes.csv' };
      return (await seller.call(startImport, { query, file: { type: 'text/csv', content: file } })).body;
    });
    await timed(() => checked(seller, sent));
    return timed(async () => {
      await seller.call(runImport, { params: { id: sent._id } });
      return through(seller, sent._id);
    });
  });
  const [read = 0, check = 0, list = 0] = times;
  const { rows, outcomes } = busy.done;
  measuring.add('the file', 'rows listed', { count: outcomes.imported });
  const [idleMedian, busyMedian] = [percentile(idle.ms, 0.5), percentile(busy.ms, 0.5)];
  return {
    rows,
    listed: outcomes.imported,
    'sent, s': read,
    'checked, s': check,
    'listed, s': list,
    'rows/s': rows / (read + check + list),
    'idle p50, ms': idleMedian,
    'meanwhile p50, ms': busyMedian,
    ratio: busyMedian / idleMedian,
    'idle p99, ms': percentile(idle.ms, 0.99),
    'meanwhile p99, ms': percentile(busy.ms, 0.99),
    'longest, ms': Math.max(...busy.ms),
  };
}

async function checked(seller: Caller, { _id: id, mapping, settings }: Import) {
  const said = { sellerPhone: '+880 1700-000000', sellerLocation: 'Dhaka', currency, perDollar: Number(perDollar) };
  const { status, body } = await seller.call(mapImport, {
    params: { id },
    body: { mapping, settings: { ...settings, ...said } },
  });
  if (status !== 200) throw new Error(body.detail);
  return through(seller, id);
}

async function through(seller: Caller, id: string): Promise<Import> {
  for (;;) {
    await pause(50);
    const { body } = await seller.call(readImport, { params: { id } });
    if (body.state === 'checked' || body.state === 'done') return body;
    if (body.state === 'faulty') throw new Error(body.fault);
  }
}

/** How long it takes to make the list of brands, asked for again and again at a steady pace. */
async function whileAsking<T>(api: string, work: () => Promise<T>) {
  const ms: number[] = [];
  const answers: Promise<void>[] = [];
  const timer = setInterval(() => {
    const answer = reply(`${api}/categories`, false).then((one) => {
      if (!one.refused) ms.push(one.ms);
      const [kept, failed] = [Number(one.kept), Number(one.refused)];
      measuring.add('the list of brands', 'made', { count: 1, kept, failed });
    });
    answers.push(answer);
  }, ASKED_EVERY_MS);
  const done = await work();
  clearInterval(timer);
  await Promise.all(answers);
  return { ms, done };
}

function madeUp(): string {
  const models = ['Yamaha FZ-S', 'Bajaj Pulser 150', 'Hero Splendor Plus', 'Yamaha R15', 'Bajaj Discover 125'];
  const places = ['Bangalore', 'Dhaka', 'Pune', 'Sylhet', 'Chittagong'];
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const year = 2005 + (index % 20);
    return `${models[index % 5]} ${year},"${(800 + index).toLocaleString('en-IN')}",${year},"${index * 3} km",${places[index % 5]}`;
  });
  return ['name,price,year,km,city', ...rows].join('\n');
}
