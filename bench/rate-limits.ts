import { build } from '../scripts/build.ts';
import { startMarketplace } from '../test/marketplace.ts';
import { median, medians } from './figures.ts';
import { type Means, Measured } from './measured.ts';
import { postgresProcesses } from './memory.ts';
import { coreSeconds, familyOf, otherWork } from './processes.ts';
import { startAsker } from './serve/children.ts';
import { printTable } from './table.ts';

/** `node bench/rate-limits.ts`: what counting costs a request, by turns with RATE_LIMIT=on and off. */
const ROUNDS = 11;
const SECONDS = 0.5;
const CONNECTIONS = 16;

interface Cell {
  name: string;
  path: string;
  means: Means;
  addresses: number;
}

const CELLS: Cell[] = [
  { name: 'a kept page, of 400 addresses', path: '/about', means: 'kept', addresses: 400 },
  { name: 'a call that is counted, of 400 busy addresses', path: '/api/config?asked=1', means: 'made', addresses: 400 },
  { name: 'the same, of 20,000 addresses', path: '/api/config?asked=1', means: 'made', addresses: 20_000 },
];

async function startSide(rateLimit: 'on' | 'off') {
  const env = { DATABASE_URL: '', DEMO: 'off', TRUST_PROXY: 'on', RATE_LIMIT: rateLimit };
  const marketplace = await startMarketplace(env);
  const postgres = () => postgresProcesses(marketplace.dataDir);
  return {
    ...marketplace,
    port: Number(new URL(marketplace.url).port),
    used() {
      const theirs = new Set(postgres());
      const node = familyOf(marketplace.pid()).filter((pid) => !theirs.has(pid));
      return { node: coreSeconds(node), postgres: coreSeconds([...theirs]) };
    },
  };
}

type Side = Awaited<ReturnType<typeof startSide>>;

const addressOf = (nth: number) => `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`;

function requests({ path, addresses }: Cell, { port }: Side) {
  const head = `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\naccept-encoding: br\r\n`;
  return Array.from({ length: addresses }, (_, nth) => `${head}x-forwarded-for: ${addressOf(nth)}\r\n\r\n`);
}

await build();
const asker = startAsker();
const measured = new Measured();
const sides: Side[] = [];
try {
  for (const rateLimit of ['on', 'off'] as const) sides.push(await startSide(rateLimit));
  const [on, off] = sides as [Side, Side];
  const others = otherWork(() => familyOf(process.pid));
  const rows = [];
  for (const cell of CELLS) rows.push(await compare(cell, on, off));
  console.log(
    `By turns, medians of ${ROUNDS - 1} rounds of ${SECONDS} s; CPU a request. Ratio: of each round's two.\n`,
  );
  printTable(rows);
  console.log(`\n${others()}`);
  measured.conclude();
} finally {
  asker.stop();
  for (const side of sides) await side.stop();
}

async function compare(cell: Cell, on: Side, off: Side) {
  const turn = async (side: Side) => {
    const load = { requests: requests(cell, side), status: 200, connections: CONNECTIONS, seconds: SECONDS };
    const before = side.used();
    const { answers, kept, refused, p50 } = await asker.ask({ ...load, port: side.port });
    const after = side.used();
    measured.add(cell.name, cell.means, { count: answers + refused, kept, failed: refused });
    const node = (1e6 * (after.node - before.node)) / answers;
    return { node, postgres: after.postgres - before.postgres, answers, p50, refused };
  };
  const rounds: { on: Awaited<ReturnType<typeof turn>>; off: Awaited<ReturnType<typeof turn>> }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // Whoever comes first finds another machine: they take turns in that too.
    const first = await turn(round % 2 ? on : off);
    const second = await turn(round % 2 ? off : on);
    rounds.push(round % 2 ? { on: first, off: second } : { on: second, off: first });
  }
  const counted = rounds.slice(1);
  const [with_, without] = [medians(counted.map(({ on }) => on)), medians(counted.map(({ off }) => off))];
  // Hundredths of a second are too coarse for a round.
  const sum = (side: 'on' | 'off', name: 'postgres' | 'answers') =>
    counted.reduce((total, round) => total + round[side][name], 0);
  const postgres = (side: 'on' | 'off') => (1e6 * sum(side, 'postgres')) / sum(side, 'answers');
  return {
    '': cell.name,
    'on, µs': with_.node,
    'off, µs': without.node,
    ratio: median(counted.map(({ on, off }) => on.node / off.node)),
    'PostgreSQL on, µs': postgres('on'),
    'off, µs ': postgres('off'),
    'p50 on, ms': with_.p50,
    'off, ms': without.p50,
    refused: counted.reduce((sum, { on }) => sum + on.refused, 0),
  };
}
