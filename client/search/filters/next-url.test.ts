import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Chip, Meant, SearchAddress } from '#contract/search.ts';
import { activeFilters } from './active-filters.ts';
import { type Change, nextUrl } from './next-url.ts';

interface Asked {
  answered: SearchAddress;
  wanted?: SearchAddress;
  wish: Meant['wish'];
  chips?: Chip[];
}

const chip = (kind: Chip['kind'], without: string): Chip => ({
  kind,
  text: '',
  understood: true,
  optional: false,
  without,
});

function after(change: Change, { answered, wanted = answered, wish, chips = [] }: Asked) {
  const now = activeFilters(wanted, answered, { wish, chips, sort: 'newest' });
  const next = nextUrl(change, { answered, wanted, activeFilters: now, chips });
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined));
}

test('what the words were taken for is in force until the address says otherwise', () => {
  const meant: Meant = {
    wish: { brand: ['HERO'], maxPrice: 900, model: ['hero-glamour'] },
    sort: 'newest',
    chips: [],
  };
  const answered = { q: 'hero glamour under 900', brand: 'HERO' };
  assert.deepEqual(activeFilters(answered, answered, meant), { ...answered, maxPrice: '900', model: 'hero-glamour' });
  assert.deepEqual(activeFilters({ ...answered, maxPrice: '700' }, answered, meant).maxPrice, '700');
  assert.deepEqual(activeFilters({ q: 'scooter' }, answered, meant), { q: 'scooter' });
});

test('a family of models is no choice yet', () => {
  const answered = { q: 'pulsar' };
  const meant: Meant = { wish: { model: ['bajaj-pulsar-150', 'bajaj-pulsar-180'] }, sort: 'newest', chips: [] };
  assert.deepEqual(activeFilters(answered, answered, meant), answered);
});

test('a choice is added to the search that was asked for last, from its first page on', () => {
  const asked = { answered: { q: 'fz', after: 'x' }, wanted: { q: 'fz', brand: 'HERO' }, wish: {} };
  assert.deepEqual(after({ kind: 'body', fields: { body: 'sport' } }, asked), {
    q: 'fz',
    brand: 'HERO',
    body: 'sport',
  });
});

test('what was understood from words is taken back together with its words', () => {
  const asked = {
    answered: { q: 'scooter under 900' },
    wish: { body: ['scooter' as const], maxPrice: 900 },
    chips: [chip('body', 'q=under+900'), chip('price', 'q=scooter')],
  };
  assert.deepEqual(after({ kind: 'price', fields: { minPrice: '100', maxPrice: undefined } }, asked), {
    q: 'scooter',
    minPrice: '100',
  });
});

test('taking back loses nothing that was chosen meanwhile', () => {
  const asked = {
    answered: { brand: 'HERO' },
    wanted: { brand: 'HERO', condition: 'Good' },
    wish: { brand: ['HERO'] },
    chips: [chip('brand', '')],
  };
  assert.deepEqual(after({ kind: 'brand', fields: { brand: undefined } }, asked), { condition: 'Good' });
});
