import assert from 'node:assert/strict';
import { test } from 'node:test';
import { message } from '#language/t.ts';
import { listCount } from './list-count.ts';

const words = {
  all: message('{count, plural, =0 {No bike} one {# bike} other {# bikes}}'),
  first: message('{count, plural, one {The first # bike} other {The first # bikes}}'),
  matching: message('{count, plural, =0 {No bike matches “{search}”} other {# bikes match “{search}”}}'),
};
const said = (length: number, more = false, search = '') => listCount(words, { length, more, search });

test('a list says how many it has', () => {
  assert.deepEqual([said(0), said(1), said(2), said(20, true)], ['No bike', '1 bike', '2 bikes', 'The first 20 bikes']);
  assert.deepEqual([said(0, false, 'R15'), said(2, false, 'R15')], ['No bike matches “R15”', '2 bikes match “R15”']);
});
