import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOn } from '../scripts/npm-audit.ts';

const report = (vulnerabilities: object) => JSON.stringify({ metadata: { vulnerabilities } });
const NONE = { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0 };

test('high and critical weaknesses fail, others are told', () => {
  assert.equal(verdictOn(report({ ...NONE, high: 1, total: 1 })).failed, true);
  assert.equal(verdictOn(report({ ...NONE, critical: 2, total: 2 })).failed, true);
  const moderate = verdictOn(report({ ...NONE, moderate: 3, total: 3 }));
  assert.deepEqual([moderate.failed, moderate.text.includes('3')], [false, true]);
});

test('a registry that cannot be asked fails nothing, and is not taken for a clean bill', () => {
  for (const output of ['', '<html>405', '{"message":"405 Method Not Allowed","error":{"code":"E405"}}'])
    assert.match(verdictOn(output).text, /^NOT AUDITED/);
});
