import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const CONCURRENCY = 3;
/** Loading the server costs 2 s of CPU, so files share a process; top-level hooks run around all their tests. */
const FILES_PER_GROUP = 12;
const LONGEST_GROUP_MS = 900_000;
const GROUP = join(import.meta.dirname, 'server-test-group.ts');
const FAILURES = '✖ failing tests:';
const COUNTS = ['tests', 'pass', 'fail', 'cancelled', 'skipped', 'todo'] as const;

export async function runServerTests(
  root: string,
  files: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (text: string) => void = console.log,
) {
  const waiting = groups(files, (file) => PROCESS_CHANGE.test(readFileSync(resolve(root, file), 'utf8')));
  const failed: string[] = [];
  const totals = new Map<string, number>();
  async function work() {
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      const { output, isGood } = await runGroup(root, group, env);
      print(output);
      for (const count of COUNTS) totals.set(count, (totals.get(count) ?? 0) + countOf(output, count));
      if (!isGood) failed.push(`${group.join('\n')}\n${failuresOf(output)}`);
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  for (const [count, total] of totals) print(`ℹ ${count} ${total}`);
  if (failed.length) throw new Error(`A test of these files failed:\n${failed.join('\n')}`);
}

/** The files of a top folder, some at a time, in the order given. A file that changes its process comes alone. */
export function groups(files: readonly string[], changesProcess: (file: string) => boolean): string[][] {
  return Object.values(Object.groupBy(files, topOf)).flatMap((all = []) => {
    const { true: alone = [], false: folder = [] } = Object.groupBy(all, (file) => `${changesProcess(file)}`);
    return [...alone.map((file) => [file]), ...chunks(folder)];
  });
}

function chunks(files: readonly string[]): string[][] {
  const size = Math.ceil(files.length / Math.ceil(files.length / FILES_PER_GROUP));
  return Array.from({ length: Math.ceil(files.length / size) || 0 }, (_, at) =>
    files.slice(at * size, (at + 1) * size),
  );
}

export const PROCESS_CHANGE = /\bprocess\.env\.\w+ = |\bmock\.timers\b|\/upload-folder\.ts/;

/** `server` of `server/deals/bookings/bookings.test.ts`. */
const topOf = (file: string) => file.split('/')[0] ?? '';

async function runGroup(root: string, group: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [GROUP, ...group], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LONGEST_GROUP_MS,
    killSignal: 'SIGKILL',
  });
  const [[code], ...written] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  const output = written.join('');
  // Node ends with 0 when only a top-level hook fails.
  return { output, isGood: code === 0 && !output.includes(FAILURES) && countOf(output, 'tests') > 0 };
}

/** Said again with the error, as the output of other groups comes in between; all of it when a file cannot be loaded. */
const failuresOf = (output: string) => output.slice(Math.max(output.indexOf(FAILURES), output.length - 10_000, 0));

const countOf = (output: string, count: string) =>
  Number(output.match(new RegExp(`^ℹ ${count} (\\d+)$`, 'm'))?.[1] ?? 0);
