import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { recordProductViews } from '#contract/product-views.ts';
import type { Product } from '#contract/products.ts';
import { build } from '../scripts/build.ts';
import { median } from './figures.ts';
import { Measured } from './measured.ts';
import { startAsker } from './serve/children.ts';
import { startSide } from './serve/marketplace.ts';
import { sampleOf } from './serve/sample.ts';
import { printTable } from './table.ts';

/** `node bench/views.ts`: a kept page alone, and with a beacon of views for every ten of them, by turns. */
const ROUNDS = 7;
const SECONDS = 1;
const CONNECTIONS = 16;
const PAGES_A_BEACON = 10;
const VISITORS = 2_000;
const WRITTEN_MS = 6_000;

await build();
const asker = startAsker();
const side = await startSide(1, { TRUST_PROXY: 'on' });
const measured = new Measured();
try {
  const page = await sampleOf(side.url, '/', 'br');
  if (!page) throw new Error('The page could not be asked for');
  const bikes = (await (await fetch(`${side.url}/api/advertize`)).json()) as Product[];
  const beacons = Array.from({ length: VISITORS }, (_, nth) => beacon(bikes, nth));
  const pages = Array<string>(PAGES_A_BEACON).fill(page.request);
  const mixed = beacons.flatMap((one) => [...pages, one]);
  const turn = async (requests: string[]) => {
    const before = side.used();
    const load = { requests, status: 200, connections: CONNECTIONS, seconds: SECONDS, port: side.port };
    const { answers, kept, refused, seconds, p99 } = await asker.ask(load);
    if (refused) throw new Error(`${refused} requests were refused`);
    // What was gathered is written: it belongs to the turn.
    await pause(WRITTEN_MS);
    const after = side.used();
    const asked = requests === mixed ? (answers * PAGES_A_BEACON) / (PAGES_A_BEACON + 1) : answers;
    const cpu = after.node + after.postgres - before.node - before.postgres;
    return { answers, kept, pages: asked, perSecond: asked / seconds, p99, micros: (1e6 * cpu) / asked };
  };
  const rounds: Record<'without' | 'counting', Awaited<ReturnType<typeof turn>>>[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const without = await turn([page.request]);
    const counting = await turn(mixed);
    if (round === 0) continue;
    measured.add('/ without counting', 'kept', { count: without.answers, kept: without.kept });
    measured.add('/ with beacons', 'either', { count: counting.answers, kept: counting.kept });
    rounds.push({ without, counting });
  }
  const row = (name: 'without' | 'counting') => ({
    'pages/s': median(rounds.map((round) => round[name].perSecond)),
    'p99, ms': median(rounds.map((round) => round[name].p99)),
    'CPU of a page, µs': median(rounds.map((round) => round[name].micros)),
  });
  printTable([
    { '': 'pages alone', ...row('without') },
    { '': `a beacon for ${PAGES_A_BEACON} pages`, ...row('counting') },
  ]);
  const more = median(rounds.map(({ without, counting }) => counting.micros - without.micros)) * PAGES_A_BEACON;
  console.log(
    `\nA beacon with ${Math.min(bikes.length, 12)} bikes costs ${Math.round(more)} µs of CPU, PostgreSQL and its writing included.`,
  );
  measured.conclude();
} finally {
  asker.stop();
  await side.stop();
}

/** A visitor of their own, who saw a page of bikes and opened one. */
function beacon(bikes: Product[], nth: number) {
  const ids = bikes.slice(0, 12).map(({ _id }) => _id);
  const views = [{ productId: ids[nth % ids.length] ?? randomUUID(), source: 'home' }];
  const body = JSON.stringify({ impressions: ids, views });
  const browser = `Mozilla/5.0 (X11; Linux x86_64; rv:${100 + nth}.0) Gecko/20100101 Firefox/${100 + nth}.0`;
  const lines = [
    `POST /api${recordProductViews.path} HTTP/1.1`,
    `host: ${new URL(side.url).host}`,
    `user-agent: ${browser}`,
    // The proxy of the bench: each visitor has an address.
    `x-forwarded-for: 203.0.${nth >> 8}.${nth & 255}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}
