import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { SearchFields, type SearchWish } from '#contract/search.ts';
import { always } from '../../../test/always.ts';
import { addressQuery } from '../address.ts';
import { understand } from './query-parser.ts';
import { vocabularyOf } from './vocabulary.ts';

const vocabulary = vocabularyOf(new Map([['pannier', 3]]), ['BAJAJ', 'HERO', 'YAMAHA']);
const wishOf = (query: string): SearchWish => SearchFields.parse(Object.fromEntries(new URLSearchParams(query)));
const parsed = (wish: SearchWish) => understand(wish, vocabulary);

test('a chip is left out with its words, and the rest stays as it is', () => {
  const without = (wish: SearchWish) => Object.fromEntries(parsed(wish).chips.map((chip) => [chip.text, chip.without]));
  assert.deepEqual(without({ q: '2018 fz within 50 km of dhaka, red', sort: 'price-up' }), {
    FZ: 'q=2018+within+50+km+of+dhaka,+red&sort=price-up',
    2018: 'q=fz+within+50+km+of+dhaka,+red&sort=price-up',
    'Within 50 km of Dhaka': 'q=2018+fz+red&sort=price-up',
    '“red”': 'q=2018+fz+within+50+km+of+dhaka&sort=price-up',
  });
  assert.deepEqual(without({ q: 'a bike for sale in dhaka', within: 50, sort: 'nearest' }), {
    'Within 50 km of Dhaka': '',
  });
  assert.deepEqual(without({ q: 'bajaj', brand: ['HERO', 'YAMAHA'], maxPrice: 900, after: 'abc' }), {
    Hero: 'q=bajaj&brand=YAMAHA&maxPrice=900',
    Yamaha: 'q=bajaj&brand=HERO&maxPrice=900',
    'Up to $900': 'q=bajaj&brand=HERO,YAMAHA',
  });
});

test('what is chosen is told in words', () => {
  const wish = wishOf(
    'model=bajaj-pulsar-150&body=off-road&condition=Fair&owners=4&verified=yes&minPrice=100&maxPrice=900&minYear=2015&maxYear=2018&maxKm=20000&minCc=150&maxCc=200&place=1185241&within=50',
  );
  assert.deepEqual(
    parsed(wish).chips.map(({ text }) => text),
    [
      'Pulsar 150',
      'Off-road',
      'Fair condition',
      'Fourth owner or more',
      'Verified sellers',
      '$100–$900',
      '2015–2018',
      'Up to 20,000 km',
      '150–200 cc',
      'Within 50 km of Dhaka',
    ],
  );
});

test('a correction says what was typed and what is shown, and where nothing is corrected', () => {
  const of = (q: string) => parsed({ q, maxPrice: 900 }).correction;
  assert.deepEqual(of('pulser 150'), {
    typed: 'pulser 150',
    shown: 'Pulsar 150',
    instead: 'q=pulser+150&literal=yes&maxPrice=900',
  });
  assert.equal(of('2018 gixer in hyderbad')?.shown, '2018 Gixxer in Hyderabad');
  assert.equal(of('royal enfiled bullet')?.shown, 'Royal Enfield bullet');
  for (const right of ['pulsar 150', 'mt15', 'bangalore', 'পালসার', 'pannier']) assert.equal(of(right), undefined, right);
  const literal = parsed({ q: 'pulser 150', literal: 'yes' });
  assert.deepEqual([literal.words, literal.correction], [['pulser'], undefined]);
});

const word = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    ...[
      'pulsar',
      '150',
      'fz',
      'bajaj',
      'under',
      '50000',
      'dhaka',
      'within',
      'km',
      '২০১৮',
      'or',
      '-',
      '$',
      '1.5',
      'lakh',
      'scooters',
    ],
    ...[
      'পালসার',
      'ذهب',
      '🏍️',
      '<b>',
      "'; drop table shelf; --",
      '%',
      '\\',
      '٣٤٥',
      'first owner',
      'xe máy',
      '150cc',
      '2015-2018',
    ],
  ),
);
const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' ').slice(0, 100));
const wish = fc.record(
  {
    q: text,
    brand: fc.subarray(['BAJAJ', 'HERO'], { minLength: 1 }),
    maxPrice: fc.nat(10_000),
    place: fc.constant(1_185_241),
    within: fc.integer({ min: 1, max: 500 }),
    sort: fc.constantFrom('newest' as const, 'best' as const, 'nearest' as const),
    literal: fc.constant('yes' as const),
  },
  { requiredKeys: [] },
);
/** As the request schema parses it: trimmed, without control characters. */
const asSent = (wish: SearchWish): SearchWish | undefined => {
  const sent = SearchFields.safeParse(Object.fromEntries(new URLSearchParams(addressQuery(wish))));
  return sent.success ? sent.data : undefined;
};

test('any wish is understood, and leaving out one chip after the other ends where everything is shown', () => {
  always(
    fc.property(wish, fc.nat(), (asked, which) => {
      let rest = asSent(asked);
      fc.pre(rest !== undefined);
      for (let left = 60; rest; left--) {
        assert.ok(left, `${addressQuery(rest)} stays`);
        const { chips } = parsed(rest);
        const chip = chips[which % Math.max(chips.length, 1)];
        if (!chip) break;
        assert.notEqual(chip.without, addressQuery(rest), chip.text);
        rest = asSent(wishOf(chip.without));
      }
      const { filters, words } = parsed(rest ?? {});
      assert.deepEqual([filters, words], [{}, []]);
    }),
  );
});

test('the address of a chip is one that can be asked for, and is understood in the same way again', () => {
  always(
    fc.property(wish, (asked) => {
      const sent = asSent(asked);
      fc.pre(sent !== undefined);
      for (const { without } of parsed(sent).chips) {
        const rest = wishOf(without);
        assert.equal(addressQuery(rest), without);
        assert.deepEqual(parsed(rest), parsed(wishOf(addressQuery(rest))));
      }
    }),
  );
});
