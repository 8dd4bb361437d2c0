import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { listAdvertisedProducts } from '#contract/products.ts';
import { build } from '../scripts/build.ts';
import { startIssuer } from '../test/issuer.ts';
import { startMarketplace } from '../test/marketplace.ts';
import { type Caller, joinAs } from '../test/people.ts';
import { scene, send } from '../test/photos.ts';
import { beside } from './beside.ts';
import { inTurn } from './connections.ts';
import { median, medians, percentile } from './figures.ts';
import { Measured } from './measured.ts';
import { encoderProcess, peakOf } from './memory.ts';
import { printTable } from './table.ts';

const ROUNDS = 3;
const ONE_AFTER_ANOTHER = 5;
const AT_ONCE = 20;
const IDLE_MS = 3000;

await build();
const measured = new Measured();
const files = await Promise.all([1, 2, 3, 4].map(twelveMegapixels));
const issuer = await startIssuer();
const { issuer: ID_ISSUER, jwksUrl: ID_JWKS_URL } = issuer.trusted;
const marketplace = await startMarketplace({ DEMO: 'off', DATABASE_URL: '', ID_ISSUER, ID_JWKS_URL });
const api = `${marketplace.url}/api`;
try {
  const sellers = await inTurn(Array(AT_ONCE).fill('seller'), 4, (role) => joinAs(api, issuer, role));
  const before = peakOf(marketplace.pid());
  await photo(sellers[0], 0);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(sellers));
  const { alone, crowd, others } = figuresOf(rounds);
  const [server, encoder] = [peakOf(marketplace.pid()), peakOf(encoderProcess(marketplace.pid()))];
  const memory = { 'server’s peak before, MB': before, 'and after, MB': server, 'encoder’s peak, MB': encoder };
  const size = median(files.map(({ length }) => length)) / 1024 / 1024;
  console.log(
    `12-megapixel JPEGs of about ${size.toFixed(1)} MB. An upload is answered when all its sizes are safely stored, so the`,
  );
  console.log(
    `time to the answer is the time to all sizes. Medians of ${ROUNDS} rounds; load of the machine ${loadavg()[0]?.toFixed(1)}.\n`,
  );
  for (const table of [[alone], [crowd], [others], [memory]]) {
    printTable(table);
    console.log();
  }
  measured.conclude();
} finally {
  await marketplace.stop();
  await issuer.stop();
}

/** One photo after the other, then one of each seller at once, with somebody else's requests beside them. */
async function measure(sellers: Caller[]) {
  const url = api + listAdvertisedProducts.path;
  const idle = await beside(url, pause(IDLE_MS));
  const single: number[] = [];
  for (let turn = 0; turn < ONE_AFTER_ANOTHER; turn++) single.push(await photo(sellers[0], turn));
  const begun = performance.now();
  const all = Promise.all(sellers.map((seller, turn) => photo(seller, turn)));
  const busy = await beside(url, all);
  const seconds = (performance.now() - begun) / 1000;
  measured.add('uploads', 'photos', { count: single.length + busy.done.length });
  for (const { replies, kept, refused } of [idle, busy])
    measured.add('others', 'made', { count: replies.length + refused, kept, failed: refused });
  const figures = (replies: number[]) => ({ half: median(replies), most: percentile(replies, 0.99) });
  return {
    alone: { 'one photo: answer, ms': median(single) },
    crowd: {
      [`${AT_ONCE} at once: first answer, s`]: Math.min(...busy.done) / 1000,
      'median answer, s': median(busy.done) / 1000,
      'last answer, s': Math.max(...busy.done) / 1000,
      'photos/s': AT_ONCE / seconds,
    },
    others: {
      [`GET /api${listAdvertisedProducts.path} idle: p50, ms`]: figures(idle.replies).half,
      'p99, ms': figures(idle.replies).most,
      'meanwhile: p50, ms': figures(busy.replies).half,
      'p99 meanwhile, ms': figures(busy.replies).most,
      'ratio p50': figures(busy.replies).half / figures(idle.replies).half,
      'ratio p99': figures(busy.replies).most / figures(idle.replies).most,
    },
  };
}

type Round = Awaited<ReturnType<typeof measure>>;

function figuresOf(rounds: Round[]) {
  const of = <Part extends keyof Round>(part: Part) =>
    medians(rounds.map((round) => round[part] as Record<string, number>));
  return { alone: of('alone'), crowd: of('crowd'), others: of('others') };
}

/** How long the answer takes, in milliseconds. */
async function photo(seller: Caller | undefined, turn: number) {
  if (!seller) throw new Error('Nobody sells');
  const begun = performance.now();
  const { status, body } = await send(api, seller, files[turn % files.length] ?? Buffer.alloc(0));
  if (status !== 200) throw new Error(`The photo was answered with ${status}: ${body.detail}`);
  return performance.now() - begun;
}

/** As fine-grained as a camera's. */
async function twelveMegapixels(seed: number) {
  const size = { width: 4000, height: 3000 };
  const grain = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const noise = await sharp({ create: { ...size, channels: 3, background: '#808080', noise: grain } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return scene({ ...size, seed })
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}
