import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startTestServer } from '../test/database.ts';
import { prepareDataFolders } from '../test/prepared-folders.ts';
import { build } from './build.ts';
import { runServerTests } from './server-tests.ts';
import { chosenTests } from './test-choice.ts';

const ROOT = join(import.meta.dirname, '..');
const PLAYWRIGHT = ['playwright', 'test', '--config', 'e2e/playwright.config.ts'];

// Shared by all processes of the run.
process.env.NODE_COMPILE_CACHE = join(ROOT, 'node_modules/.cache/compiled');

const { server, browser, isWhole } = chosenTests(ROOT, process.argv.slice(2));
await build();
const preparing = isWhole ? prepareDataFolders() : undefined;
try {
  if (isWhole) await checkSources();
} finally {
  await preparing?.catch(() => {});
}
const folders = await preparing;
const database = await startTestServer();
try {
  const env = { ...process.env, ...database.env, ...folders?.env };
  if (server.length) await step('server tests', () => runServerTests(ROOT, server, env));
  if (browser.length) await step('browser tests', () => run('npx', [...PLAYWRIGHT, ...(isWhole ? [] : browser)], env));
} finally {
  await database.stop();
  folders?.remove();
}

async function checkSources() {
  await step('types', () => run('npm', ['run', '--silent', 'types']));
  await step('lint', () => run('npm', ['run', '--silent', 'lint']));
  await step('specification', () => run(process.execPath, ['scripts/specification.ts']));
  await step('first load', () => run(process.execPath, ['scripts/first-load.ts']));
}

async function step(name: string, take: () => Promise<unknown>) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  let outcome = 'failed';
  try {
    await take();
    outcome = 'good';
  } finally {
    console.log(`── ${name}: ${outcome} after ${Math.round((Date.now() - started) / 1000)} s`);
  }
}

async function run(command: string, args: string[], env: NodeJS.ProcessEnv = process.env) {
  const [code] = await once(spawn(command, args, { cwd: ROOT, stdio: 'inherit', env }), 'exit');
  if (code !== 0) throw new Error(`${command} ${args[0]} failed`);
}
