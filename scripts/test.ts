import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startTestServer } from '../test/database.ts';
import { build } from './build.ts';
import { chosenTests } from './test-choice.ts';

const ROOT = join(import.meta.dirname, '..');
/** Compile cache shared by all test processes. */
const COMPILED = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled') };
/** Timeout of a test file. */
const LONGEST_FILE_MS = 900_000;

const { server, browser, isWhole } = chosenTests(ROOT, process.argv.slice(2));
if (isWhole) {
  await step('types', 'npm', ['run', '--silent', 'types']);
  await step('lint', 'npm', ['run', '--silent', 'lint']);
  await step('specification', process.execPath, ['scripts/specification.ts']);
}
await build();
if (isWhole) await step('first load', process.execPath, ['scripts/first-load.ts']);
const database = await startTestServer();
try {
  const limits = ['--test-concurrency=3', `--test-timeout=${LONGEST_FILE_MS}`];
  if (server.length) await step('server tests', process.execPath, ['--test', ...limits, ...server], database.env);
  if (browser.length)
    await step(
      'browser tests',
      'npx',
      ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...(isWhole ? [] : browser)],
      database.env,
    );
} finally {
  await database.stop();
}

async function step(name: string, command: string, args: string[], env: Record<string, string> = {}) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...COMPILED, ...env } });
  const [code] = await once(child, 'exit');
  console.log(`── ${name}: ${code === 0 ? 'good' : 'failed'} after ${Math.round((Date.now() - started) / 1000)} s`);
  if (code !== 0) throw new Error(`${name} failed`);
}
