import { setTimeout as pause } from 'node:timers/promises';
import { type Import, mapImport, readImport, runImport, startImport } from '#contract/imports.ts';
import { build } from '../scripts/build.ts';
import { startIssuer } from '../test/issuer.ts';
import { startMarketplace } from '../test/marketplace.ts';
import { type Caller, signUpAs } from '../test/people.ts';
import { medians, percentile } from './figures.ts';
import { Measured, neverKept, wasKept } from './measured.ts';
import { printTable } from './table.ts';

/** `node bench/import.ts [rows]`: a file of a dealer, while somebody else asks for searches that nobody asked before. */
const ROUNDS = 3;
const IDLE_MS = 10_000;
const ASKED_EVERY_MS = 50;
const MODELS = ['Yamaha FZ-S', 'Bajaj Pulsar 150', 'Hero Splendor Plus', 'Yamaha R15', 'Bajaj Discover 125'];
const PLACES = ['Bangalore', 'Dhaka', 'Pune', 'Sylhet', 'Chittagong'];

const rows = Number(process.argv[2] ?? 17_000);

await build();
const measured = new Measured();
const issuer = await startIssuer();
const { issuer: ID_ISSUER, jwksUrl: ID_JWKS_URL } = issuer.trusted;
const marketplace = await startMarketplace({
  DEMO: 'off',
  DATABASE_URL: '',
  ID_ISSUER,
  ID_JWKS_URL,
  LISTING_NEW_SELLER: '1000000',
  LISTING_UNVERIFIED: '1000000',
});
try {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await importOnce(`${marketplace.url}/api`));
  console.log(`${rows} rows, medians of ${ROUNDS} rounds, somebody else asking every ${ASKED_EVERY_MS} ms:\n`);
  printTable([medians(rounds)]);
  measured.conclude();
} finally {
  await marketplace.stop();
  await issuer.stop();
}

async function importOnce(api: string) {
  const seller = await signUpAs(api, issuer, 'seller');
  const idle = await whileAsking(api, () => pause(IDLE_MS));
  const busy = await whileAsking(api, async () => {
    const sent = await timed(() => send(seller));
    const checked = await timed(() => check(seller, sent.done));
    const listed = await timed(() => list(seller, sent.done));
    return { sent, checked, listed };
  });
  const { sent, checked, listed } = busy.done;
  const { imported } = listed.done.outcomes;
  measured.add('the file', 'rows listed', { count: imported, failed: rows - imported });
  return {
    'sent, s': sent.seconds,
    'checked, s': checked.seconds,
    'listed, s': listed.seconds,
    'checked rows/s': rows / checked.seconds,
    'listed rows/s': imported / listed.seconds,
    'idle p50, ms': percentile(idle.ms, 0.5),
    'p50, ms': percentile(busy.ms, 0.5),
    'idle p99, ms': percentile(idle.ms, 0.99),
    'p99, ms': percentile(busy.ms, 0.99),
  };
}

async function timed<T>(step: () => Promise<T>) {
  const begun = performance.now();
  const done = await step();
  return { done, seconds: (performance.now() - begun) / 1000 };
}

async function send(seller: Caller) {
  const file = { type: 'text/csv', content: madeUp() };
  return (await seller.call(startImport, { query: { fileName: 'bikes.csv' }, file })).body;
}

async function check(seller: Caller, { _id: id, mapping, settings }: Import) {
  const said = { sellerPhone: '+880 1700-000000', sellerLocation: 'Dhaka', currency: 'USD', perDollar: 1 };
  const body = { mapping, settings: { ...settings, ...said } };
  const { status, body: answer } = await seller.call(mapImport, { params: { id }, body });
  if (status !== 200) throw new Error(answer.detail);
  return through(seller, id);
}

async function list(seller: Caller, { _id: id }: Import) {
  const { status, body } = await seller.call(runImport, { params: { id } });
  if (status >= 400) throw new Error(body.detail);
  return through(seller, id);
}

async function through(seller: Caller, id: string): Promise<Import> {
  for (;;) {
    await pause(50);
    const { body } = await seller.call(readImport, { params: { id } });
    if (body.state === 'checked' || body.state === 'done') return body;
    if (body.state !== 'checking' && body.state !== 'importing') throw new Error(body.fault ?? body.state);
  }
}

async function whileAsking<T>(api: string, work: () => Promise<T>) {
  const ms: number[] = [];
  const asking: Promise<void>[] = [];
  const timer = setInterval(() => asking.push(ask(api, ms)), ASKED_EVERY_MS);
  const done = await work().finally(() => clearInterval(timer));
  await Promise.all(asking);
  return { ms, done };
}

async function ask(api: string, ms: number[]) {
  const begun = performance.now();
  const response = await fetch(neverKept(`${api}/search?brand=Yamaha`));
  await response.arrayBuffer();
  if (response.ok) ms.push(performance.now() - begun);
  measured.add('searches', 'made', {
    count: 1,
    kept: Number(response.ok && wasKept(response.headers)),
    failed: Number(!response.ok),
  });
}

function madeUp(): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const year = 2005 + (index % 20);
    const price = (800 + (index % 700)).toLocaleString('en-IN');
    return `${MODELS[index % 5]} ${year},"${price}",${year},"${index * 3} km",${PLACES[index % 5]}`;
  });
  return ['name,price,year,km,city', ...lines].join('\n');
}
