import { createHook } from 'node:async_hooks';
import { resolve } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { pathToFileURL } from 'node:url';

/** `node scripts/server-test-group.ts FILE...`: runs the tests of all files in this process. */

skipPromises();
process.on('uncaughtExceptionMonitor', (error) => console.error(error));

const files = process.argv.slice(2).map((file) => resolve(file));
run({ files: files.sort(), isolation: 'none' })
  .on('test:summary', async ({ success }) => {
    if (!success || !(await areWhole())) process.exitCode = 1;
  })
  .compose(new spec())
  .pipe(process.stdout);

/** The runner passes over an error of a file that has defined a test before it. Importing the file again has the same error. */
async function areWhole(): Promise<boolean> {
  const loaded = await Promise.allSettled(files.map((file) => import(pathToFileURL(file).href)));
  const faults = loaded.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}

/** The runner's hook follows every promise, to name the test of an uncaught error: a quarter of the CPU of our tests. */
function skipPromises() {
  const hook: Record<symbol, unknown> = { ...createHook({ trackPromises: false }) };
  const mark = Object.getOwnPropertySymbols(hook).find((symbol) => hook[symbol] === true);
  if (!mark) throw new Error('Node marks hooks without promises in another way');
  const prototype = Object.getPrototypeOf(createHook({}));
  const { enable } = prototype;
  prototype.enable = function () {
    this[mark] = true;
    return enable.call(this);
  };
}
