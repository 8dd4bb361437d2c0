import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Marketplace, startMarketplace } from '../test/marketplace.ts';
import { newcomer } from '../test/newcomer.ts';
import { build, MAIN } from './build.ts';
import { PROGRAMS, startPostgres } from './rehearsal/parts.ts';
import { findPrograms } from './rehearsal/programs.ts';
import { run, Stage } from './rehearsal/run.ts';
import { sellABike } from './upgrade/flows.ts';

const USAGE = `node scripts/upgrade.ts COMMIT
  Starts that version with demo data, then this one on its database, and then both beside each other.`;

/** Rehearses docs/upgrading.md with the system's PostgreSQL, on 127.0.0.1 only. */
const ROOT = join(import.meta.dirname, '..');
const ROUNDS = 4;

const [commit] = process.argv.slice(2);
if (!commit) {
  console.error(USAGE);
  process.exit(2);
}
const port = Number(process.env.UPGRADE_PORT ?? 43_300);
const stage = new Stage();
const folder = mkdtempSync(join(tmpdir(), 'kickstand-upgrade-'));
chmodSync(folder, 0o755);
stage.onEnd(() => rmSync(folder, { recursive: true, force: true }));
const programs = findPrograms(PROGRAMS);
const former = join(folder, 'former');

async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begun = Date.now();
  const done = await work();
  console.log(`${what} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
  return done;
}

try {
  await rehearse(commit);
  console.log('The upgrade succeeded.');
} finally {
  await stage.end();
}

async function rehearse(commit: string) {
  await build();
  await step(`The version ${commit} is installed and built`, async () => {
    await run(programs.git, ['clone', '--quiet', ROOT, former]);
    await run(programs.git, ['checkout', '--quiet', commit], { cwd: former });
    const env = { ...process.env, NODE_ENV: '' };
    for (const args of [['ci'], ['run', 'build']]) await run(programs.npm, args, { cwd: former, env });
  });
  const database = await step('PostgreSQL runs', () => startPostgres({ folder, programs, stage }, port));

  for (const name of ['one_after_the_other', 'side_by_side']) {
    await database.create(name);
    const env = {
      DATABASE_URL: database.url(name),
      DATA_DIR: join(folder, name),
      DEMO: 'on',
      CONVERSATION_BEGUN_BY_NEW_ACCOUNT: '100',
    };
    const open = async (main: string) => {
      const market = await startMarketplace(env, undefined, main);
      stage.onEnd(() => market.stop());
      return market;
    };
    const old = await step(`${name}: the former version runs with its demo`, () =>
      open(join(former, 'server/main.ts')),
    );
    const [seller, buyer] = await Promise.all([newcomer(old.url, 'seller'), newcomer(old.url, 'buyer')]);
    const sell = (here: Marketplace, there: Marketplace) => sellABike(here.url, there.url, { seller, buyer });
    await sell(old, old);
    if (name === 'one_after_the_other') assert.equal(await old.finish(), 0);
    const now = await step(`${name}: this version runs on its database`, () => open(MAIN));
    if (name === 'side_by_side')
      await step('Bikes are listed at one version, and booked and paid at the other', async () => {
        for (let round = 0; round < ROUNDS; round++) await Promise.all([sell(old, now), sell(now, old)]);
        assert.equal(await old.finish(), 0);
      });
    await sell(now, now);
    assert.equal(await now.finish(), 0);
    await step(`${name}: the audit is as it was written, and the books agree`, async () => {
      for (const script of ['audit-verify', 'reconcile']) {
        const words = execFileSync(process.execPath, [join(ROOT, `scripts/${script}.ts`)], {
          env: { ...process.env, ...env },
          encoding: 'utf8',
        });
        console.log(
          `  ${words
            .trim()
            .split('\n')
            .at(script === 'reconcile' ? -1 : 1)}`,
        );
      }
    });
  }
}
