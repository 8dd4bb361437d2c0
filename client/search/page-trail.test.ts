import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SearchAddress } from '#contract/search.ts';
import { pageTrail } from './page-trail.ts';
import { searchLinks } from './search-links.ts';

const opened = (href: string) => {
  const params = new URLSearchParams(href.split('?')[1]);
  const address: SearchAddress = { q: params.get('q') ?? undefined, after: params.get('after') ?? undefined };
  return pageTrail(address, searchLinks(params.get('view')), params.get('past'));
};

test('whoever goes on page by page comes back page by page', () => {
  const second = opened('/search?q=fz').next('two');
  const third = opened(second).next('three');
  const fourth = opened(third).next('four');
  assert.equal(second, '/search?q=fz&after=two');
  assert.equal(fourth, '/search?q=fz&after=four&past=two,three');
  assert.equal(opened(fourth).previous, third);
  assert.equal(opened(third).previous, second);
  assert.equal(opened(second).previous, undefined);
  assert.equal(opened(fourth).first, '/search?q=fz');
});

test('another view leaves the way as it is', () => {
  assert.equal(opened('/search?q=fz&after=four&past=two').here('list'), '/search?q=fz&after=four&view=list&past=two');
  assert.equal(opened('/search?after=two&view=list').next('three'), '/search?after=three&view=list&past=two');
});

test('an address does not grow without end', () => {
  const end = Array.from({ length: 50 }).reduce<string>((href, _, nth) => opened(href).next(`page${nth}`), '/search');
  assert.equal(new URLSearchParams(end).get('past')?.split(',').length, 20);
  assert.match(opened(end).previous ?? '', /after=page48&past=/);
});
