import { median, medians } from '../figures.ts';
import { CORES } from '../processes.ts';
import type { startAsker } from './children.ts';
import type { Side } from './marketplace.ts';
import { type Form, sampleOf } from './sample.ts';

export interface Turns {
  rounds: number;
  seconds: number;
}

interface Cell {
  path: string;
  form: Form;
  connections: number;
}

type Asker = ReturnType<typeof startAsker>;

/** From here on a process has no core to spare. */
const FULL = 0.9;
const TRIES = 3;

/** Both servers by turns, so that neighbours on the machine disturb both alike; the first turn only warms up. */
export async function compare(side: Side, asker: Asker, cell: Cell, turns: Turns) {
  for (let tried = 1; ; tried++)
    try {
      return await compared(side, asker, cell, turns);
    } catch (error) {
      // What is shown has changed meanwhile: then a 304 is none any more.
      if (tried === TRIES || cell.form !== '304') throw error;
    }
}

async function compared(side: Side, asker: Asker, { path, form, connections }: Cell, { rounds, seconds }: Turns) {
  const sample = await sampleOf(side.url, path, form);
  if (!sample) return;
  await side.bare.tell(sample.sent);
  const load = { request: sample.request, status: sample.sent.status, connections, seconds };
  const turn = async (which: 'ours' | 'bare') => {
    const before = side.coreSeconds()[which];
    const { port } = which === 'ours' ? side : side.bare;
    const { answers, seconds, busy, p50, p99 } = await asker.ask({ ...load, port });
    const cores = (side.coreSeconds()[which] - before) / seconds;
    return { perSecond: answers / seconds, p50, p99, cores, asking: busy / seconds };
  };
  const all = [];
  for (let round = 0; round <= rounds; round++) {
    const ours = await turn('ours');
    const bare = await turn('bare');
    if (round > 0) all.push({ ours, bare });
  }
  const ours = medians(all.map((each) => each.ours));
  const bare = medians(all.map((each) => each.bare));
  return {
    bytes: sample.sent.body.length,
    'requests/s': ours.perSecond,
    'p50, ms': ours.p50,
    'p99, ms': ours.p99,
    'at its limit': ceiling(ours, side.processes),
    'bare requests/s': bare.perSecond,
    'p50 ': bare.p50,
    'p99 ': bare.p99,
    'at its limit ': ceiling(bare, side.processes),
    'asking, cores': bare.asking,
    'ours / bare, %': 100 * median(all.map(({ ours, bare }) => ours.perSecond / bare.perSecond)),
  };
}

/** What hinders more requests a second. */
function ceiling({ cores, asking }: { cores: number; asking: number }, processes: number): string {
  if (cores >= FULL * processes) return 'server';
  if (cores + asking >= FULL * CORES) return 'machine';
  if (asking >= FULL) return 'asking';
  return 'waiting';
}
