import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LISTING_CHECK_CODES, type ListingCheckCode } from '#contract/listing-checks.ts';
import { type CheckedListing, findingsOf, scoreOf } from './checks.ts';
import { bandsOf, shinglesOf, similarity } from './shingles.ts';

const HONEST: CheckedListing = {
  name: 'Bajaj Pulsar 150 DTS-i 2019',
  description:
    'One owner, serviced every 3,000 km. Delivery of the papers within a week. EMI and down payment available.',
  brandName: 'BAJAJ',
  modelId: 'bajaj-pulsar-150',
  modelYear: 2019,
  kilometres: 35_000,
  engineCc: 149,
  price: 1000,
  band: { low: 900, middle: 1100, high: 1300 },
  seller: { isVerified: false, ageDays: 400, listedToday: 1 },
  frame: [],
  reporters: 0,
};
const otherId = '019a0000-0000-7000-8000-00000000000b';

type Case = [changes: Partial<CheckedListing>, points: number];

const CASES: Record<ListingCheckCode, Case[]> = {
  'price-far-below': [
    [{ price: 650 }, 30],
    [{ price: 400 }, 60],
  ],
  'photo-elsewhere': [
    [{ photo: { otherId, sellers: 1 } }, 45],
    [{ photo: { otherId, sellers: 3 } }, 20],
  ],
  'text-copied': [
    [{ text: { otherId, similarity: 0.5 } }, 30],
    [{ text: { otherId, similarity: 0.9 } }, 45],
  ],
  'contact-in-text': [
    [{ description: 'Call 01711-234567' }, 35],
    [{ name: 'Pulsar, rider@example.test' }, 35],
  ],
  'pays-elsewhere': [
    [{ description: 'Payment by Western Union.' }, 60],
    [{ description: 'I am in the army, the courier brings it after payment.' }, 45],
    [{ description: 'Send half first, then the address.' }, 45],
    [{ description: 'Chuyển khoản trước, giao xe sau.' }, 45],
    [{ description: 'I take bKash.' }, 30],
  ],
  'many-at-once': [[{ seller: { isVerified: false, ageDays: 2, listedToday: 8 } }, 35]],
  'odometer-lower': [[{ frame: [{ code: 'odometer-lower', words: '' }] }, 45]],
  'frame-elsewhere': [[{ frame: [{ code: 'on-sale-elsewhere', words: '' }] }, 60]],
  'frame-unlikely': [
    [
      {
        frame: [
          { code: 'owners-fewer', words: '' },
          { code: 'year-differs', words: '' },
        ],
      },
      40,
    ],
  ],
  'facts-contradict': [
    [{ name: 'Bajaj Pulsar 150 2009' }, 30],
    [{ engineCc: 350 }, 30],
    [{ name: 'Yamaha FZ-S' }, 30],
    [{ kilometres: 900_000 }, 30],
    [{ kilometres: 900_000, engineCc: 350 }, 45],
  ],
  'not-a-bike': [
    [{ name: 'Wanted: Pulsar 150' }, 45],
    [{ name: 'Helmet for Pulsar', kilometres: null }, 45],
  ],
  'shared-device': [
    [{ seller: { isVerified: false, ageDays: 400, listedToday: 1, sharedWithBuyer: 'address' } }, 10],
    [{ seller: { isVerified: false, ageDays: 400, listedToday: 1, sharedWithBuyer: 'device' } }, 20],
  ],
  reported: [
    [{ reporters: 1 }, 15],
    [{ reporters: 9 }, 60],
  ],
};

for (const code of LISTING_CHECK_CODES)
  test(`${code} finds its cases, with its points`, () => {
    for (const [changes, points] of CASES[code]) {
      const found = findingsOf({ ...HONEST, ...changes }).find((finding) => finding.code === code);
      assert.equal(found?.points, points, JSON.stringify(changes));
    }
  });

test('an honest listing has no findings', () => {
  for (const changes of [
    {},
    { band: undefined },
    { price: 950 },
    { engineCc: 160 },
    { name: 'Hero Honda Splendor', brandName: 'HERO', modelId: null },
    { name: 'Bajaj Pulsar 150 with new tyres and helmet' },
    { description: 'First owner, first class condition. Token tax paid.' },
    { seller: { isVerified: true, ageDays: 1, listedToday: 50 } },
    { text: { otherId, similarity: 0.3 } },
  ])
    assert.deepEqual(findingsOf({ ...HONEST, ...changes }), [], JSON.stringify(changes));
});

test('the score is bounded, and what an admin accepted counts only once it grows', () => {
  const findings = findingsOf({ ...HONEST, price: 400, reporters: 4, description: 'Payment by Western Union.' });
  assert.equal(scoreOf(findings), 100);
  assert.equal(scoreOf(findings, { 'price-far-below': 60, 'pays-elsewhere': 60 }), 60);
  assert.equal(scoreOf(findings, { 'price-far-below': 30, 'pays-elsewhere': 60, reported: 60 }), 60);
});

test('long hostile texts cost no more than their length', () => {
  for (const piece of ['send ', 'pay a ', 'army … ', 'deposit\u00a0', 'ad van ce ', 'ê ']) {
    const description = piece.repeat(4000 / piece.length);
    const before = process.cpuUsage().user;
    findingsOf({ ...HONEST, description });
    assert.ok(process.cpuUsage().user - before < 400_000, piece);
  }
});

const text = (description: string) => shinglesOf({ name: 'Pulsar', description });
const LONG =
  'I bought it new and rode it to work each day, it was never in an accident, and all papers are at hand with the key.';

test('a copy with some words changed shares a band, another text does not', () => {
  const copy = LONG.replace('work', 'school').replace('all papers', 'the papers');
  const other =
    'Very clean bike with new tyres and battery, my father used it on weekends only, come and see it any evening after six.';
  const shares = (one: Set<string>, two: Set<string>) => bandsOf(one).some((band) => bandsOf(two).includes(band));
  assert.ok(similarity(text(LONG), text(copy)) > 0.45);
  assert.ok(shares(text(LONG), text(copy)));
  assert.equal(similarity(text(LONG), text(other)), 0);
  assert.ok(!shares(text(LONG), text(other)));
  assert.deepEqual(bandsOf(text('Good bike.')), []);
});
