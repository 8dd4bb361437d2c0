import { median, medians } from '../figures.ts';
import type { Measured } from '../measured.ts';
import { busySeconds, CORES } from '../processes.ts';
import type { startAsker } from './children.ts';
import type { Side } from './marketplace.ts';
import { type Form, sampleOf } from './sample.ts';

export interface Turns {
  rounds: number;
  seconds: number;
  measured: Measured;
}

interface Cell {
  path: string;
  form: Form;
  connections: number;
}

type Asker = ReturnType<typeof startAsker>;

const FULL = 0.9;
const TRIES = 3;

/** Alternates, so that other work affects both alike; the first round is a warm-up. */
export async function compare(side: Side, asker: Asker, cell: Cell, turns: Turns) {
  for (let tried = 1; ; tried++)
    try {
      return await compared(side, asker, cell, turns);
    } catch (error) {
      // The content changed, so a 304 became a 200; or the machine is busy.
      if (tried === TRIES) throw error;
    }
}

async function compared(
  side: Side,
  asker: Asker,
  { path, form, connections }: Cell,
  { rounds, seconds, measured }: Turns,
) {
  const sample = await sampleOf(side.url, path, form);
  if (!sample) return;
  await side.bare.tell(sample.sent);
  const load = { requests: [sample.request], status: sample.sent.status, connections, seconds };
  const turn = async ({ port, used }: Pick<Side, 'port' | 'used'>) => {
    const before = { ...used(), machine: busySeconds() };
    const { answers, kept, refused, seconds, busy, p50, p99 } = await asker.ask({ ...load, port });
    if (refused) throw new Error(`${path} was refused ${refused} times`);
    const after = { ...used(), machine: busySeconds() };
    const node = after.node - before.node;
    const postgres = after.postgres - before.postgres;
    const cores = {
      server: node / seconds,
      asking: busy / seconds,
      machine: (after.machine - before.machine) / seconds,
    };
    const micros = { node: (1e6 * node) / answers, postgres: (1e6 * postgres) / answers };
    return { answers, kept, perSecond: answers / seconds, p50, p99, ...cores, ...micros };
  };
  const all = [];
  for (let round = 0; round <= rounds; round++) {
    const ours = await turn(side);
    const bare = await turn(side.bare);
    if (round === 0) continue;
    measured.add(`${path}, ${form}`, 'kept', { count: ours.answers, kept: ours.kept });
    all.push({ ours, bare });
  }
  const ours = medians(all.map((each) => each.ours));
  const bare = medians(all.map((each) => each.bare));
  return {
    bytes: sample.sent.body.length,
    'requests/s': ours.perSecond,
    'p50, ms': ours.p50,
    'p99, ms': ours.p99,
    'CPU µs': ours.node,
    '+ PostgreSQL': ours.postgres,
    'bare: requests/s': bare.perSecond,
    'p50 ': bare.p50,
    'p99 ': bare.p99,
    'CPU µs ': bare.node,
    'limit: ours, bare': `${limit(ours, side.processes)}, ${limit(bare, side.processes)}`,
    'asking, cores': bare.asking,
    'ours / bare, %': 100 * median(all.map(({ ours, bare }) => ours.perSecond / bare.perSecond)),
    'by CPU, %': (100 * bare.node) / (ours.node + ours.postgres),
  };
}

function limit(
  { server, asking, machine }: Record<'server' | 'asking' | 'machine', number>,
  processes: number,
): string {
  if (server >= FULL * processes) return 'server';
  if (asking >= FULL) return 'asking';
  if (machine >= FULL * CORES) return 'machine';
  return 'waiting';
}
