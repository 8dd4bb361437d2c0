import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startTestServer } from '../test/database.ts';
import { clashesOf } from '../test/races/clashes.ts';
import type { Violation } from '../test/races/many.ts';
import type { Share, ShareResult } from '../test/races/nightly.ts';
import { run } from '../test/races/race.ts';
import { missing, Tally, TRANSITIONS } from '../test/races/tally.ts';
import { openTown } from '../test/races/town.ts';

const SERIES = 25;

/** `npm run races -- 10000 --seed 7`, or `--plan '…'` to replay a failure. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, plan: { type: 'string' } },
});
const count = Number(positionals[0] ?? 10_000);
const seed = Number(values.seed ?? Date.now() % 1_000_000_000);
const database = await startTestServer();
try {
  Object.assign(process.env, database.env);
  if (values.plan) await replay(values.plan);
  else await runAll();
} finally {
  await database.stop();
}

async function replay(plan: string) {
  const town = await openTown();
  await run(town, JSON.parse(plan)).finally(() => town.stop());
  console.log('No violations.');
}

async function runAll() {
  const started = Date.now();
  const tally = new Tally();
  const violations: Violation[] = [];
  const seeds = Array.from({ length: Math.ceil(count / SERIES) }, (_, nth) => seed + nth);
  const workers = availableParallelism();
  console.log(`${seeds.length * SERIES} races from seed ${seed} on, in ${workers} processes`);
  const progress = setInterval(() => {
    const [done, seconds] = [tally.total('race'), (Date.now() - started) / 1000];
    console.log(`${done} races, ${(done / seconds).toFixed(1)} each second, ${violations.length} violations`);
  }, 20_000);
  const running: ChildProcess[] = [];
  // An interrupt ends the workers, and the results so far are printed.
  process.once('SIGINT', () => {
    for (const worker of running) worker.kill();
  });
  const shares = Array.from({ length: workers }, (_, worker) => seeds.filter((_, nth) => nth % workers === worker));
  await Promise.all(shares.map((share) => work({ seeds: share, races: SERIES }, { tally, violations, running })));
  clearInterval(progress);
  report(tally, violations, Math.round((Date.now() - started) / 1000));
}

interface Night {
  tally: Tally;
  violations: Violation[];
  running: ChildProcess[];
}

async function work(share: Share, { tally, violations, running }: Night) {
  const worker = fork(join(import.meta.dirname, '../test/races/nightly.ts'));
  worker.on('message', ({ counts, violation }: ShareResult) => {
    tally.take(counts);
    if (!violation) return;
    violations.push(violation);
    console.log(`Violation, seed ${violation.seed}: ${violation.fault}\n--plan '${JSON.stringify(violation.plan)}'`);
  });
  running.push(worker);
  worker.send(share);
  const [code, signal] = await once(worker, 'exit');
  if (code !== 0 && !signal) throw new Error(`A worker process exited with ${code}`);
}

function report(tally: Tally, violations: Violation[], seconds: number) {
  console.log(`\n${tally.total('race')} races in ${seconds} s, ${violations.length} violations`);
  for (const kind of ['fault', 'asked', 'act', 'offer', 'offer ended'])
    console.table(Object.fromEntries(tally.of(kind).sort()));
  console.table(clashesOf(tally));
  const steps = new Map(tally.of('step'));
  console.table(Object.fromEntries(TRANSITIONS.map((transition) => [transition, steps.get(transition) ?? 0])));
  const never = missing(tally);
  console.log(never.length ? `Never seen: ${never.join('; ')}` : 'Every transition was seen.');
  if (violations.length) process.exitCode = 1;
}
