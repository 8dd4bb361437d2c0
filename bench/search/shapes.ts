import type { SearchAddress } from '#contract/search.ts';

export type Shapes = Record<string, SearchAddress[]>;

const DHAKA = '1185241';
const MUMBAI = '1275339';
const KATHMANDU = '1283240';

/** No bike matches everything, so the search is relaxed. */
export const RELAXED: Shapes = {
  'relaxed: a word that no bike has': [{ q: 'pulsar 150 zzyzx' }, { q: 'honda activa xqzzk' }],
  'relaxed: common words only': [{ q: 'quantum flux' }],
  'relaxed: traits that no such bike has': [{ q: 'activa adventure' }, { q: 'splendor 1200cc 4 owners' }],
  'relaxed: a place without any': [{ q: 'pulsar in reykjavik' }, { q: 'yamaha fz sydney' }],
  'relaxed: everything but the model': [{ q: 'activa cruiser zzyzx in reykjavik' }],
};

const SOUGHT: Shapes = {
  'anything, default order': [{}],
  'anything, newest': [{ sort: 'newest' }],
  'a brand, default order': [{ brand: 'HONDA' }, { brand: 'BAJAJ' }, { brand: 'KTM' }],
  'a brand, newest': [
    { brand: 'HONDA', sort: 'newest' },
    { brand: 'BAJAJ', sort: 'newest' },
    { brand: 'KTM', sort: 'newest' },
  ],
  'years and a price, default order': [
    { minYear: '2019', maxPrice: '900' },
    { minYear: '2015', maxYear: '2016', maxPrice: '500' },
  ],
  'a model, typed': [{ q: 'pulsar 150' }, { q: 'honda activa' }, { q: 'yamaha r15' }],
  'a model, mistyped': [{ q: 'palsar 150' }, { q: 'splender plus' }, { q: 'royal enfiled' }],
  'a family, cheapest': [
    { q: 'pulsar', sort: 'price-up' },
    { q: 'apache rtr', sort: 'price-up' },
  ],
  'a price range, cheapest': [
    { minPrice: '400', maxPrice: '800', sort: 'price-up' },
    { minPrice: '250', maxPrice: '300', sort: 'price-up' },
  ],
  'a price range, dearest, with years': [
    { maxPrice: '900', minYear: '2019', maxYear: '2022', sort: 'price-down' },
    { maxPrice: '2000', minYear: '2015', maxYear: '2016', sort: 'price-down' },
  ],
  'fewest kilometres of two brands': [
    { brand: 'HERO,TVS', minYear: '2018', sort: 'kilometres' },
    { brand: 'YAMAHA,SUZUKI', minYear: '2020', sort: 'kilometres' },
  ],
  'several traits': [
    { body: 'adventure', condition: 'Excellent', owners: '1', verified: 'yes' },
    { body: 'cruiser,classic', condition: 'Good', owners: '2', maxKm: '20000' },
  ],
  'nearest within 50 km': [
    { place: DHAKA, within: '50', sort: 'nearest' },
    { place: MUMBAI, within: '50', sort: 'nearest' },
    { place: KATHMANDU, within: '50', sort: 'nearest' },
  ],
  'cheapest within 50 km': [
    { place: DHAKA, within: '50', sort: 'price-up' },
    { place: MUMBAI, within: '50', maxPrice: '500', sort: 'price-up' },
  ],
  'rare words': [{ q: 'heated grips' }, { q: 'slipper clutch' }],
  'common words': [{ q: 'single owner abs' }, { q: 'well maintained' }],
  'words that no bike has': [{ q: 'zzyzx' }, { q: 'xqzzk' }],
  'nothing fits: new and nearly free': [
    { minYear: '2025', maxPrice: '50' },
    { minYear: '2026', maxPrice: '90', condition: 'Fair', sort: 'price-up' },
  ],
  'nothing fits: contradictory traits': [
    { body: 'adventure', maxCc: '60' },
    { body: 'tourer', owners: '4', maxKm: '300' },
    { body: 'scooter', minCc: '1000', sort: 'kilometres' },
  ],
  'everything at once': [
    { q: 'pulsar 2018 under 900 within 50 km of dhaka' },
    { q: 'honda scooter 2015-2020 mumbai', condition: 'Excellent' },
    { q: 'first owner yamaha fz under 40000 km', sort: 'price-up' },
  ],
};

export const SHAPES: Shapes = { ...SOUGHT, ...RELAXED };

export const TYPED = ['p', 'pu', 'pul', 'puls', 'bajaj pu', 'fz dhak', 'royal en', 'splend'];

export const HAND_WRITTEN = ['pulsar 150', 'heated grips', 'zzyzx'];
