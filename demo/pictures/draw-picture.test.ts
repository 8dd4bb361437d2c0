import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPicture } from './draw-picture.ts';
import { BRAND_TINTS, LACQUERS } from './palette.ts';
import { LOOKS } from './picture-name.ts';

const LARGEST = 20 * 1024;
const brands = Object.keys(BRAND_TINTS);
const scenes = [
  'hero',
  ...[...brands, 'other-1', 'other-2', 'other-3'].map((brand) => `brand-${brand}`),
  'avatar-nadia-rahman',
  'avatar-cher',
];
const bikes = Object.entries(LOOKS).flatMap(([body, looks]) =>
  Object.keys(LACQUERS).flatMap((colour) =>
    brands.flatMap((brand) => Array.from({ length: looks }, (_, look) => `${body}-${colour}-${brand}-${look + 1}`)),
  ),
);

/** Checks balanced tags and quoted attributes. */
function assertWellFormed(svg: string, name: string) {
  const open: string[] = [];
  const text = svg.replace(
    /<(\/?)([a-zA-Z]+)((?: [\w-]+="[^"<&]*")*)(\/?)>/g,
    (_, closing, tag, _attributes, empty) => {
      if (closing) assert.equal(open.pop(), tag, name);
      else if (!empty) open.push(tag);
      return '';
    },
  );
  assert.deepEqual(open, [], name);
  assert.doesNotMatch(text, /[<>&]/, name);
}

test('every look of every body type is drawn in every colour for every brand: small, well-formed, titled', () => {
  for (const name of [...bikes, ...scenes]) {
    const svg = drawPicture(name) ?? assert.fail(`${name} is not drawn`);
    assertWellFormed(svg, name);
    assert.match(svg, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[\d .]+".*?<title>[^<]+<\/title>/, name);
    assert.doesNotMatch(svg, /undefined|NaN|<script|\son\w+=/, name);
    assert.ok(Buffer.byteLength(svg) < LARGEST, `${name} has ${Buffer.byteLength(svg)} bytes`);
  }
});

test('ids are unique in a picture, used ids exist, and no two pictures share one', () => {
  const seen = new Map<string, string>();
  for (const name of [...bikes, ...scenes]) {
    const svg = drawPicture(name) ?? '';
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id as string);
    for (const [, used = ''] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g))
      assert.ok(ids.includes(used), `${name}: ${used}`);
    for (const id of ids) {
      assert.equal(seen.get(id), undefined, `${id} of ${name}`);
      seen.set(id, name);
    }
  }
});

test('the same name gives the same picture, another name another', () => {
  const drawn = bikes.map(drawPicture);
  assert.deepEqual(bikes.map(drawPicture), drawn);
  assert.equal(new Set(drawn).size, bikes.length);
});

test('a name that is not exactly a picture has none', () => {
  const wrong = [
    '',
    'naked',
    'naked-crimson-yamaha',
    'naked-crimson-yamaha-0',
    'naked-crimson-yamaha-6',
    'naked-crimson-yamaha-01',
    'naked-crimson-yamaha-1-',
    'naked-crimson-yamaha-1.svg',
    'NAKED-crimson-yamaha-1',
    'naked-mauve-yamaha-1',
    'naked-crimson-honda-1',
    'constructor-crimson-yamaha-1',
    'naked-toString-yamaha-1',
    'hero-1',
    'brand-honda',
    'brand-yamaha-2',
    'brand-__proto__',
    'avatar-',
    'avatar-<script>',
    'avatar-Nadia',
    `avatar-${'a'.repeat(500)}`,
    '../hero',
  ];
  for (const name of wrong) assert.equal(drawPicture(name), undefined, name);
});
