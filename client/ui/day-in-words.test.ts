import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inLanguage } from '#language/current.ts';
import { dayInWords, monthInWords, shortDay, shortMonth } from './day-in-words.ts';

test('days and months read as English has them', () => {
  const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
  for (let day = Date.UTC(2025, 11, 20, 23, 59); day < Date.UTC(2027, 0, 3); day += 24 * 3_600_000) {
    const moment = new Date(day).toISOString();
    assert.equal(dayInWords(moment), medium.format(day));
    assert.equal(monthInWords(moment), month.format(day));
    assert.equal(shortMonth(moment), short.format(day));
  }
});

test('days and months of another language', () => {
  const said = inLanguage('es', () => [dayInWords, shortDay, monthInWords, shortMonth].map((of) => of('2026-11-21')));
  assert.deepEqual(said, ['21 nov 2026', '21 nov', 'noviembre de 2026', 'nov 2026']);
});
