import { QUEUED_FROM } from '#contract/listing-checks.ts';
import { checkDueListings, checkListings } from '#server/moderation/moderation.ts';
import { bandFor, fitPriceTrends } from '#server/valuation/valuation.ts';
import { testDatabase } from '../test/database.ts';
import { median, percentile } from './figures.ts';
import { type Honest, honestListings } from './fraud/honest.ts';
import { list } from './fraud/market.ts';
import { alarmsByCheck, type Checked, kindTable, setTable } from './fraud/report.ts';
import { KINDS, OF_KIND, type Seed, seedsOf } from './fraud/seeds.ts';
import { photosIn, stealPhoto } from './fraud/stolen-photos.ts';
import { Measured } from './measured.ts';
import { printTable } from './table.ts';

/**
 * `node bench/fraud.ts folder-of-the-sets [--photos=folder] [--tuned]`: how much seeded fraud the checks find, and how many honest
 * listings they hold up. Photos are stolen where there is a folder of some. Rules are made by one half (`--tuned`: with what it gets wrong), the figures are of the other.
 */
const arguments_ = process.argv.slice(2);
const folder = arguments_.find((argument) => !argument.startsWith('--'));
if (!folder) throw new Error('Usage: node bench/fraud.ts folder-of-the-sets [--photos=folder] [--tuned]');
const tunes = arguments_.includes('--tuned');
const part = tunes ? 'tuned' : 'judged';
const photoFolder = arguments_.find((argument) => argument.startsWith('--photos='))?.slice('--photos='.length);
const photos = photoFolder ? await photosIn(photoFolder) : [];
const kinds = KINDS.filter((kind) => kind !== 'stolen photo' || photos.length >= OF_KIND);
/** One set holds deposits instead of prices for one bike in six: what is below half of what others ask. */
const DEPOSITS = 'ikman_lk';
const A_DEPOSIT = 0.5;

const measured = new Measured();
const database = await testDatabase();
const { sql } = database;
try {
  const honest = honestListings(folder);
  const listed = honest.filter(({ isBase }) => !isBase);
  await list(sql, listed, 'in the past');
  await fitPriceTrends(sql, new AbortController().signal);
  await sql`analyze`;
  const times = await check(listed);
  const honestChecked = await read(listed.filter((one) => one.part === part));
  for (const one of honestChecked) one.isDeposit = await isDeposit(one.from);
  const seeds = await seedsOf(honest, { part, kinds, fairPrice });
  const earlier = seeds.flatMap(({ earlier: before }) => before ?? []);
  await list(sql, earlier);
  const sold = earlier.filter(({ isSold }) => isSold).map(({ id }) => id);
  await sql`update products set status = 'removed', removed_at = now() where id in ${sql(sold)}`;
  const thefts = [...photos];
  for (const [nth, seed] of seeds.entries()) {
    await list(sql, [seed]);
    const photo = seed.kind === 'stolen photo' && thefts.shift();
    if (photo && seed.earlier) await stealPhoto(sql, { photo, from: seed.earlier.id, to: seed.id, nth });
    await checkListings(sql, [seed.id]);
  }
  await checkAgain(seeds);
  const fraud = await read(seeds);
  measured.add('honest', 'listings', { count: honestChecked.length });
  measured.add('fraud', 'listings', { count: fraud.length });
  console.log(`the ${part} half; of ${listed.length} honest listings\n`);
  printTable(kindTable(fraud, kinds));
  printTable(setTable(honestChecked));
  printTable(alarmsByCheck(honestChecked));
  console.log(`\na check: ${median(times).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`);
  if (tunes) explain(fraud, honestChecked);
  measured.conclude();
} finally {
  await database.stop();
}

async function check(listings: Honest[]): Promise<number[]> {
  const times: number[] = [];
  for (const { id } of listings) {
    const before = performance.now();
    await checkListings(sql, [id]);
    times.push(performance.now() - before);
  }
  return times;
}

/** As the job does; nothing else is due. */
async function checkAgain(seeds: Seed[]) {
  await sql`update listing_reviews set due_at = null where product_id not in ${sql(seeds.map(({ id }) => id))}`;
  await checkDueListings(sql, new AbortController().signal);
}

async function read<T extends { id: string }>(listings: T[]): Promise<Checked<T>[]> {
  const rows = await sql<(Pick<Checked<T>, 'score' | 'findings'> & { id: string })[]>`
    select product_id as id, score, findings from listing_reviews
    where product_id in ${sql(listings.map(({ id }) => id))}`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return listings.flatMap((from) => {
    const row = byId.get(from.id);
    return row ? [{ from, score: row.score, findings: row.findings }] : [];
  });
}

function bandOf({ product, seller }: Honest) {
  const { modelId, modelYear, yearsOfUse = 0, kilometres = null, owners = null, placeId } = product;
  if (!modelId || !placeId) return;
  const year = modelYear ?? new Date().getUTCFullYear() - Math.round(yearsOfUse);
  return bandFor(sql, { modelId, placeId, modelYear: year, kilometres, owners, sellerId: seller.id });
}

async function fairPrice(bike: Honest) {
  return (await bandOf(bike))?.middle;
}

async function isDeposit(bike: Honest) {
  const fair = bike.set === DEPOSITS ? await fairPrice(bike) : undefined;
  return fair !== undefined && bike.product.resalePrice / 100 < A_DEPOSIT * fair;
}

function explain(fraud: Checked<Seed>[], honestOnes: Checked<Honest>[]) {
  const said = ({ from: { set, product }, score, findings }: Checked<Seed | Honest>) =>
    `${score} ${set}: ${product.productName} | ${product.modelYear ?? ''} ${product.kilometres ?? ''} km $${product.resalePrice / 100} | ${product.disc.slice(0, 300).replaceAll('\n', ' / ')}\n      ${findings.map(({ code, points, words }) => `${code} ${points}: ${words}`).join('\n      ')}`;
  for (const one of fraud) if (one.score < QUEUED_FROM) console.log(`missed, ${one.from.kind}: ${said(one)}`);
  for (const one of honestOnes) if (one.score >= QUEUED_FROM && !one.isDeposit) console.log(`alarm: ${said(one)}`);
}
