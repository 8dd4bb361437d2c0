import { createHook } from 'node:async_hooks';
import { resolve } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

/** `node scripts/server-test-group.ts FILE...`: runs the tests of all files in this process. */

// The runner follows every promise, to name the test of an uncaught error: a quarter of the CPU of our tests.
Object.getPrototypeOf(createHook({})).enable = function () {
  return this;
};
process.on('uncaughtExceptionMonitor', (error) => console.error(error));

const files = process.argv.slice(2).map((file) => resolve(file));
run({ files: files.sort(), isolation: 'none' })
  .on('test:summary', ({ success }) => {
    if (!success) process.exitCode = 1;
  })
  .compose(new spec())
  .pipe(process.stdout);
