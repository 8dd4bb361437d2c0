import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import { inLanguage } from '#language/current.ts';
import { besideEachOther } from './isolate.ts';
import { languageOf, prefixOf } from './languages.ts';
import { message, t } from './t.ts';

test('a text without placeholders is itself', () => {
  equal(t('Log in'), 'Log in');
  equal(t("Don't"), "Don't");
});

test('placeholders take values, numbers and plurals are those of the language', () => {
  equal(t('Hello {name}', { name: 'Ada' }), 'Hello Ada');
  const bikes = (count: number) => t('{count, plural, one {# bike} other {# bikes}}', { count });
  deepEqual([1, 2, 1234].map(bikes), ['1 bike', '2 bikes', '1,234 bikes']);
});

test('a marked text is shown later', () => {
  const labels = { hello: message('Hello {name}') };
  equal(t(labels.hello, { name: 'Ada' }), 'Hello Ada');
});

test('the meaning of a short text is not shown', () => equal(t('Open||state of a dispute'), 'Open'));

test('words of the other direction do not reorder the sentence', () => {
  equal(t('Hello {name}', { name: 'علي' }), 'Hello \u2068علي\u2069');
  inLanguage('ar', () => {
    equal(t('{name} sells', { name: 'Ada B.' }), '\u2068Ada B.\u2069 sells');
    equal(t('{known, select, yes {known} other {unknown}}', { known: 'yes' }), 'known');
  });
});

test('facts beside each other keep their order', () => {
  equal(besideEachOther(['2019', '35,000 km']), '2019 · 35,000 km');
  inLanguage('ar', () => equal(besideEachOther(['2019', '35,000 km']), '2019 · \u206835,000 km\u2069'));
});

test('the address says the language', () => {
  deepEqual(['/', '/search?q=bn', '/bnx', '/categories/bn'].map(languageOf), ['en', 'en', 'en', 'en']);
  deepEqual([prefixOf('en'), prefixOf('bn')], ['', '/bn']);
});
