import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readable, terminalLog } from './log-lines.ts';
import { createLogger } from './logging.ts';

function lineOf(write: (log: ReturnType<typeof createLogger>) => void) {
  let line = '';
  write(createLogger('info', { write: (text) => (line += text) }));
  return readable(line);
}

test('a fault is one line with its time, what happened and why', () => {
  const line = lineOf((log) =>
    log.error({ err: new Error('connect ECONNREFUSED'), process: 4711 }, 'A job could not run'),
  );
  assert.match(line, /^\d\d:\d\d:\d\d error {3}A job could not run \(connect ECONNREFUSED\) process=4711\n$/);
});

test('what is no fault is said with its facts', () => {
  const line = lineOf((log) => log.info({ method: 'GET', status: 200 }));
  assert.match(line, /^\d\d:\d\d:\d\d info {5}method=GET status=200\n$/);
});

test('production, and whoever reads by a program, get JSON', () => {
  assert.equal(terminalLog({ production: true }), undefined);
  if (!process.stdout.isTTY) assert.equal(terminalLog({ production: false }), undefined);
});
