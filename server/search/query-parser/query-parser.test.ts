import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SearchWish } from '#contract/search.ts';
import type { Filters } from '../filters.ts';
import { understand } from './query-parser.ts';
import { relaxations } from './relaxations.ts';
import { vocabularyOf } from './vocabulary.ts';

const vocabulary = vocabularyOf(
  new Map([
    ['pannier', 3],
    ['attila', 5],
  ]),
  ['BAJAJ', 'HERO', 'YAMAHA', 'SYM'],
);
const parsed = (q: string, wish: SearchWish = {}) => understand({ q, ...wish }, vocabulary);
const chips = (q: string, wish: SearchWish = {}) => parsed(q, wish).chips.map(({ text }) => text);

function assertChips(cases: Record<string, string[]>) {
  for (const [q, expected] of Object.entries(cases)) assert.deepEqual(chips(q), expected, q);
}

function assertModels(cases: Record<string, string[]>) {
  for (const [q, expected] of Object.entries(cases)) {
    const { filters, words } = parsed(q);
    assert.deepEqual([filters.model?.toSorted(), words], [expected.toSorted(), []], q);
  }
}

test('a model is meant however it is written', () => {
  assertModels({
    'pulsar 150': ['bajaj-pulsar-150'],
    Pulsar150: ['bajaj-pulsar-150'],
    'PULSAR-150': ['bajaj-pulsar-150'],
    'pulsar 150cc': ['bajaj-pulsar-150'],
    'pul sar 150': ['bajaj-pulsar-150'],
    bajajpulsar150: ['bajaj-pulsar-150'],
    'পালসার ১৫০': ['bajaj-pulsar-150'],
    'पल्सर 150': ['bajaj-pulsar-150'],
    mt15: ['yamaha-mt-15'],
    'MT 15': ['yamaha-mt-15'],
    classic350: ['royal-enfield-classic-350'],
    xsr155: ['yamaha-xsr-155'],
    'CB 500X': ['honda-cb-500x'],
    CB500X: ['honda-cb-500x'],
    'duke 390': ['ktm-390-duke'],
    'vulcan 2000': ['kawasaki-vulcan-2000'],
  });
  assert.deepEqual(parsed('V-Strom').filters.model, parsed('vstrom').filters.model);
  assert.ok((parsed('v strom').filters.model?.length ?? 0) > 2);
});

test('a name that several models have in common means all of them', () => {
  for (const [q, least, includes] of [
    ['pulsar', 10, 'bajaj-pulsar-ns-200'],
    ['fz', 4, 'yamaha-fz-s'],
    ['apache rtr', 4, 'tvs-apache-rtr-200-4v'],
    ['classic', 2, 'royal-enfield-classic-500'],
    ['splendor', 4, 'hero-super-splendor'],
    ['gixxer sf', 2, 'suzuki-gixxer-sf-250'],
  ] as const) {
    const { filters, chips } = parsed(q);
    assert.ok((filters.model?.length ?? 0) >= least && filters.model?.includes(includes), q);
    assert.equal(chips.length, 1, q);
  }
});

test('words beside the name tell which one of the family', () => {
  assertModels({ 'gixxer 250 sf': ['suzuki-gixxer-sf-250'], 'apache 200 rtr 4v': ['tvs-apache-rtr-200-4v'] });
  assertChips({
    'fz black s': ['FZ-S', '“black”'],
    'pulsar or apache': ['Pulsar', 'Apache'],
    'pulsar apache': ['Pulsar', '“apache”'],
    'pulsar 150 neon': ['Pulsar 150', '“neon”'],
  });
});

test('brands, also those that nobody sells here', () => {
  assertChips({
    bajaj: ['Bajaj'],
    'hero honda': ['Hero'],
    'royal enfield': ['Royal Enfield'],
    'harley davidson': ['Harley-Davidson'],
    ducati: ['Ducati'],
    'ktm or bmw': ['KTM', 'BMW'],
    'sym attila': ['SYM', '“attila”'],
    'yamaha r15 v3': ['Yamaha', 'R15'],
    'হিরো স্প্লেন্ডর': ['Hero', 'Splendor'],
  });
  assert.deepEqual(parsed('sym attila').filters.brand, ['SYM']);
});

test('prices', () => {
  assertChips({
    'under 50000': ['Up to $50,000'],
    'below $900': ['Up to $900'],
    'upto 50k': ['Up to $50,000'],
    '1.5 lakh': ['Up to $1,786'],
    'Rs. 1,50,000': ['Up to $1,786'],
    'two lakh taka': ['Up to $1,667'],
    '1-2 lakh rupees': ['$1,190–$2,381'],
    '1 crore': ['Up to $119,048'],
    'dưới 50 triệu': ['Up to $2,000'],
    'duoi 20tr': ['Up to $800'],
    'under five thousand dollars': ['Up to $5,000'],
    'एक लाख से कम': ['Up to $1,190'],
    '1.5 lakh er moddhe': ['Up to $1,786'],
    $2000: ['Up to $2,000'],
    '2000 dollars': ['Up to $2,000'],
    'under 2000': ['Up to $2,000'],
    'over 700': ['From $700'],
    'from 500 to 900': ['$500–$900'],
    'between 500 and 900': ['$500–$900'],
    '50k-80k': ['$50,000–$80,000'],
    '১০০০০০ টাকা': ['Up to $833'],
    '৳ ৫০০০০': ['Up to $417'],
    45000: ['Up to $45,000'],
  });
});

test('model years', () => {
  assertChips({
    2018: ['2018'],
    '২০১৮': ['2018'],
    '2015-2018': ['2015–2018'],
    '2015-18': ['2015–2018'],
    'from 2000 to 2010': ['2000–2010'],
    'after 2015': ['From 2016'],
    'since 2015': ['From 2015'],
    'before 2015': ['Up to 2014'],
    'under 2015': ['Up to 2015'],
    '2018 or newer': ['From 2018'],
    '2018 model': ['2018'],
  });
});

test('kilometres, engines, body types, condition, owners, sellers', () => {
  assertChips({
    'under 20000 km': ['Up to 20,000 km'],
    '20k km': ['Up to 20,000 km'],
    'less than 15,000 kms': ['Up to 15,000 km'],
    '10000-20000 km': ['10,000–20,000 km'],
    '5000 miles': ['Up to 8,047 km'],
    '150cc': ['About 150 cc'],
    'honda 125': ['Honda', 'About 125 cc'],
    '150-200 cc': ['150–200 cc'],
    'under 200cc': ['Up to 200 cc'],
    scooters: ['Scooter'],
    'cruiser bikes': ['Cruiser'],
    'dirt bike': ['Off-road'],
    touring: ['Tourer'],
    'tvs sport': ['TVS', 'Sport'],
    'good condition': ['Good condition'],
    'first owner': ['First owner'],
    'single owner': ['First owner'],
    '2nd owner': ['Second owner'],
    'verified sellers': ['Verified sellers'],
  });
  assert.deepEqual(parsed('150-200 cc scooters, 1st owner').filters, {
    minCc: 150,
    maxCc: 200,
    owners: ['1'],
    body: ['scooter'],
  });
});

test('places by any of their names, unless the word is a model, a brand or a plain word', () => {
  assertChips({
    bangalore: ['Within 25 km of Bengaluru'],
    'in banglore': ['Within 25 km of Bengaluru'],
    'near ঢাকা': ['Within 25 km of Dhaka'],
    'tp hcm': ['Within 25 km of Ho Chi Minh City'],
    'within 50 km of dhaka': ['Within 50 km of Dhaka'],
    'dhaka 10 km': ['Within 10 km of Dhaka'],
    'around 30 miles of delhi': ['Within 48 km of Delhi'],
    'mirpur dhaka': ['Within 25 km of Dhaka'],
    'new york': ['Within 25 km of New York City'],
    'salem, oregon': ['Within 25 km of Salem'],
    honda: ['Honda'],
    nice: ['“nice”'],
    'under 10 km': ['Up to 10 km'],
  });
  const salem = parsed('salem oregon').filters.place;
  assert.equal(salem?.region, 'Oregon');
});

test('everything together', () => {
  assertChips({
    'bike under 50000 bangalore': ['Up to $50,000', 'Within 25 km of Bengaluru'],
    '2018 fz within 50 km of dhaka': ['FZ', '2018', 'Within 50 km of Dhaka'],
    'first owner verified activa delhi under 20000 km': [
      'Activa',
      'First owner',
      'Verified sellers',
      'Up to 20,000 km',
      'Within 25 km of Delhi',
    ],
    'pulsar 150 within 30 km of pune under 2000 dollars': ['Pulsar 150', 'Up to $2,000', 'Within 30 km of Pune'],
    'Find me a used motorcycle for sale': [],
  });
});

test('words that nothing is understood from are looked for, folded', () => {
  assert.deepEqual(parsed('nhông sên').words, ['nhong', 'sen']);
  assert.deepEqual(parsed('nhong sen').words, parsed('nhông sên').words);
  assert.deepEqual(parsed('pannier').words, ['pannier']);
  assert.deepEqual(parsed('"pannier" PANNIER').words, ['pannier']);
  assert.deepEqual(chips('red pannier'), ['“red”', '“pannier”']);
});

test('what is chosen counts more than words of the same kind', () => {
  const filters = (q: string, wish: SearchWish): Filters => parsed(q, wish).filters;
  assert.deepEqual(filters('bajaj', { brand: ['HERO'] }), { brand: ['HERO'] });
  assert.deepEqual(filters('under 500', { minPrice: 100 }), { minPrice: 100 });
  assert.deepEqual(filters('pulsar', { model: ['hero-hunk'] }), { model: ['hero-hunk'] });
  assert.equal(filters('fz in dhaka', { place: 1_275_339 }).place?.name, 'Mumbai');
  assert.equal(filters('fz in dhaka', { within: 100 }).within, 100);
  assert.deepEqual(filters('2018', { maxPrice: 900 }), { minYear: 2018, maxYear: 2018, maxPrice: 900 });
  assert.deepEqual(filters('', { brand: ['bajaj'] }), { brand: ['BAJAJ'] });
});

test('without a wish what fits best comes first', () => {
  assert.equal(parsed('pannier').sort, 'best');
  assert.equal(parsed('pulsar').sort, 'best');
  assert.equal(parsed('2018').sort, 'best');
  assert.equal(parsed('2018', { sort: 'newest' }).sort, 'newest');
  assert.equal(parsed('', { model: ['bajaj-pulsar-150'] }).sort, 'best');
  assert.equal(parsed('pannier', { sort: 'price-up' }).sort, 'price-up');
  assert.equal(parsed('2018', { sort: 'nearest' }).sort, 'best');
  assert.equal(parsed('pulsar dhaka', { sort: 'nearest' }).sort, 'nearest');
});

test('common words are optional beside something that was understood, and looked for where there is nothing else', () => {
  assert.deepEqual(pick('pulsar comfortable office'), { words: [], optional: ['comfortable', 'office'] });
  assert.deepEqual(pick('comfortable'), { words: ['comfortable'], optional: [] });
  assert.deepEqual(pick('pulsar pannier'), { words: ['pannier'], optional: [] });
  for (const q of ['pulsar ladies', 'pulsar service', 'pulsar mileage', 'pulsar dealer', 'pulsar plate', 'pulsar wife'])
    assert.equal(parsed(q).correction, undefined, q);
  for (const q of ['low', 'service', 'rs']) assert.equal(parsed(q).filters.model, undefined, q);
});

test('what is ruled out', () => {
  const unwanted = (q: string) => parsed(q).unwanted;
  assert.deepEqual(unwanted('yamaha -fz'), [['fz']]);
  assert.deepEqual(unwanted('pulsar but not 150'), [['150']]);
  assert.deepEqual(unwanted('apache without 4v'), [['4', 'v']]);
  assert.deepEqual(unwanted('not hero or bajaj'), [['hero'], ['bajaj']]);
  assert.deepEqual(unwanted('gixxer without abs'), [['abs']]);
  assert.deepEqual(unwanted('pulsar no accident'), []);
  assert.deepEqual(unwanted('not more than 900'), []);
  assert.deepEqual(parsed('mumbai no scooters').unwantedBodies, ['scooter']);
  assert.deepEqual(chips('honda not activa'), ['Honda', 'Not “activa”']);
});

test('cheap is an order, and little driven a limit', () => {
  assert.equal(parsed('cheapest activa').sort, 'price-up');
  assert.equal(parsed('cheap activa', { sort: 'newest' }).sort, 'newest');
  assertChips({ 'low km activa': ['Activa', 'Up to 20,000 km'], 'low mileage bike': ['Up to 20,000 km'] });
});

test('where nothing fits everything, words are given up first, then traits, then the place', () => {
  const relaxed = [...relaxations({ q: 'pulsar pannier touring in dhaka' }, vocabulary)];
  assert.deepEqual(
    relaxed.map(({ filters, words, optional }) => [Object.keys(filters), words, optional]),
    [
      [['model', 'place', 'within', 'body'], [], ['pannier']],
      [['model', 'place', 'within'], [], ['pannier', 'touring']],
      [['model'], [], ['pannier', 'dhaka', 'touring']],
    ],
  );
  assert.deepEqual([...relaxations({ q: 'asdfgh' }, vocabulary)], []);
  assert.deepEqual([...relaxations({ q: 'pulsar pannier', literal: 'yes' }, vocabulary)], []);
});

test('Sinhala and Tamil', () => {
  for (const [q, same] of [
    ['පල්සර් 150', 'pulsar 150'],
    ['හොන්ඩා ඩියෝ', 'honda dio'],
    ['බජාජ් ප්ලැටිනා', 'bajaj platina'],
    ['பல்சர் ௧௮௦', 'pulsar 180'],
    ['ராயல் என்பீல்டு', 'royal enfield'],
    ['ஹோண்டா ஆக்டிவா', 'honda activa'],
  ] as const)
    assert.deepEqual(parsed(q).filters, parsed(same).filters, q);
});

const pick = (q: string) => {
  const { words, optional } = parsed(q);
  return { words, optional };
};
