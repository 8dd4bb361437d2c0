import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from '../scripts/build.ts';
import { medians } from './figures.ts';
import { Measured, wasKept } from './measured.ts';
import { memoryOf, postgresProcesses } from './memory.ts';
import { printTable } from './table.ts';

const ROUNDS = 5;
const PORT = 4780;
const START = join(import.meta.dirname, '../scripts/start.ts');
const SETTLING_MS = 3000;

await build();
const measured = new Measured();
const first = [];
const later = [];
for (let round = 1; round <= ROUNDS; round++) {
  const dataDir = mkdtempSync(join(tmpdir(), 'kickstand-bench-'));
  // PostgreSQL may run as another user.
  chmodSync(dataDir, 0o755);
  try {
    first.push(await started(dataDir));
    later.push(await started(dataDir));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
console.log(`From \`node scripts/start.ts\`, the client built, medians of ${ROUNDS} rounds:\n`);
printTable([
  { start: 'first: empty data folder, demo filled', ...medians(first) },
  { start: 'later: data folder of the first', ...medians(later) },
]);
measured.conclude();

async function started(dataDir: string) {
  const environment = { DEMO: 'on', DATABASE_URL: '', LOG_LEVEL: 'warn', PORT: String(PORT), DATA_DIR: dataDir };
  const begun = performance.now();
  const marketplace = spawn(process.execPath, [START], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [ready, page] = await Promise.all([readyLine(marketplace), firstPage(marketplace)]);
    await pause(SETTLING_MS);
    return {
      'ready line, ms': ready - begun,
      'first page, ms': page - begun,
      'Node, MB': memoryOf([marketplace.pid ?? 0]),
      'PostgreSQL, MB': memoryOf(postgresProcesses(dataDir)),
    };
  } finally {
    await stopped(marketplace);
  }
}

function readyLine(marketplace: ChildProcess) {
  return new Promise<number>((ready, failed) => {
    marketplace.once('exit', (code) => failed(new Error(`The marketplace ended with ${code}`)));
    marketplace.stdout?.on('data', (text) => {
      if (String(text).includes('Kickstand is ready')) ready(performance.now());
    });
  });
}

async function firstPage(marketplace: ChildProcess) {
  while (marketplace.exitCode === null) {
    const answer = await landingPage();
    if (answer?.status === 200) {
      measured.add('first pages', 'made', { count: 1, kept: Number(answer.kept) });
      break;
    }
    await pause(5);
  }
  return performance.now();
}

function landingPage() {
  return new Promise<{ status: number | undefined; kept: boolean } | undefined>((answered) => {
    get({ host: '127.0.0.1', port: PORT, headers: { host: `localhost:${PORT}` }, agent: false }, (answer) => {
      const { statusCode: status, headers } = answer;
      answer.resume().once('end', () => answered({ status, kept: wasKept(headers) }));
    }).once('error', () => answered(undefined));
  });
}

async function stopped(marketplace: ChildProcess) {
  if (marketplace.exitCode !== null) return;
  marketplace.kill('SIGTERM');
  await once(marketplace, 'exit');
}
