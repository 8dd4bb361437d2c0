import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aboutInCurrency, formatDistance } from '#contract/format.ts';
import { inLanguage, withDisplay } from '#language/current.ts';
import { type Display, displayAttributes, displayOf, PLAIN_DISPLAY } from './display.ts';
import { chosenDisplay, displayCookie } from './display-cookies.ts';

const CURRENCIES = ['BDT', 'SAR'];
const IN_TAKA: Display = {
  distanceUnit: 'mi',
  currency: { code: 'BDT', perDollar: 119.5 },
  currencies: CURRENCIES,
};

test('the browser reads from the page what the server wrote there', () => {
  for (const display of [PLAIN_DISPLAY, IN_TAKA, { ...PLAIN_DISPLAY, currencies: CURRENCIES }]) {
    const attributes = Object.entries(displayAttributes(display)).filter(([, value]) => value !== undefined);
    const dataset = Object.fromEntries(attributes.map(([name, value]) => [name.replace('data-', ''), value]));
    assert.deepEqual(displayOf(dataset), display);
  }
});

test('who has chosen nothing has a page without a mark', () => {
  assert.deepEqual(Object.values(displayAttributes(PLAIN_DISPLAY)), [undefined, undefined, undefined]);
});

test('a choice is read from cookies among others, and only if it is offered', () => {
  const both = { distanceUnit: 'mi', currency: 'BDT' };
  assert.deepEqual(chosenDisplay('a=1; distance=mi; currency=BDT', CURRENCIES), both);
  assert.deepEqual(chosenDisplay('currency=BDT;distance=mi; b=distance=km', CURRENCIES), both);
  for (const cookies of [
    undefined,
    '',
    'distance=; currency=',
    'distance=km',
    'mydistance=mi; xcurrency=BDT',
    'distance=miles; currency=EUR',
    'currency=bdt',
    'currency=BDTX',
    'distance=__proto__; currency=constructor',
  ])
    assert.deepEqual(chosenDisplay(cookies, CURRENCIES), { distanceUnit: 'km', currency: undefined }, cookies);
});

test('what a browser writes is what it says later', () => {
  const [written = ''] = displayCookie('currency', 'BDT').split(';');
  assert.equal(chosenDisplay(written, CURRENCIES).currency, 'BDT');
  assert.match(displayCookie('currency', ''), /^currency=; .*max-age=0;/);
});

test('distances are in the reader’s unit, and amounts of three figures beside the dollars', () => {
  assert.equal(formatDistance(35_000), '35,000 km');
  assert.equal(aboutInCurrency(1200), undefined);
  withDisplay(IN_TAKA, () => {
    assert.equal(formatDistance(35_000), '21,748 mi');
    assert.equal(aboutInCurrency(1234), '৳147,000');
  });
  assert.equal(formatDistance(35_000), '35,000 km');
});

test('language and display do not undo each other', () => {
  inLanguage('es', () =>
    withDisplay(IN_TAKA, () => {
      assert.equal(formatDistance(35_000), '21.748 mi');
      inLanguage('en', () => assert.equal(formatDistance(35_000), '21,748 mi'));
    }),
  );
});

test('from right to left an amount keeps its order', () => {
  const inRiyals = { ...IN_TAKA, currency: { code: 'SAR', perDollar: 3.75 } };
  const amount = inLanguage('ar', () => withDisplay(inRiyals, () => aboutInCurrency(1200)));
  assert.match(amount ?? '', /^\u2066.*4,500.*\u2069$/);
});
