import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listCategories, retireCategory } from '#contract/categories.ts';
import type { Route } from '../http/route.ts';
import { tagging } from '../pages/page-data.ts';
import { cacheTags } from './invalidation.ts';
import { Tagged } from './tagged.ts';

export function untagged(route: Route) {
  // @ts-expect-error A public read without tags would be cached and never invalidated.
  route(listCategories, async () => []);
  // @ts-expect-error The same on a page.
  tagging({ tag: () => {}, expire: () => {} }, { categories: async () => [] });
}

export function declared(route: Route) {
  route(listCategories, async () => new Tagged([], cacheTags.everything));
  route(retireCategory, async () => ({ modifiedCount: 0 }));
}

test('a page has the tags of all that it reads, once it has read it', async () => {
  const tags: string[] = [];
  const ends: number[] = [];
  const making = { tag: (...more: string[]) => tags.push(...more), expire: (at: number) => ends.push(at) };
  const data = tagging(making, {
    newest: async (id: string) => new Tagged([id], cacheTags.newest, cacheTags.bike(id)),
    brand: async (name: string) => new Tagged(name, cacheTags.brand(name)).expiring(2000, 1000),
  });
  assert.deepEqual(tags, []);
  assert.deepEqual(await data.newest('1'), ['1']);
  assert.equal(await data.brand('HERO'), 'HERO');
  assert.deepEqual(tags, ['newest', 'bike:1', 'brand:HERO']);
  assert.deepEqual(ends, [Number.POSITIVE_INFINITY, 1000]);
});

test('another form of a result keeps its tags and its end', () => {
  const product = new Tagged({ id: '1' }, cacheTags.bike('1')).expiring(1000);
  assert.deepEqual(product.as('shown'), new Tagged('shown', cacheTags.bike('1')).expiring(1000));
});
