import { createHook } from 'node:async_hooks';
import { resolve } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

/** `node scripts/server-test-group.ts FILE...`: runs the tests of all files in this process. */

skipPromises();
process.on('uncaughtExceptionMonitor', (error) => console.error(error));

const files = process.argv.slice(2).map((file) => resolve(file));
run({ files: files.sort(), isolation: 'none' })
  .on('test:summary', ({ success }) => {
    if (!success) process.exitCode = 1;
  })
  .compose(new spec())
  .pipe(process.stdout);

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
