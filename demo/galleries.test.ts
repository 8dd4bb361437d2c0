import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LONGEST_PHOTO_DESCRIPTION } from '#contract/photos.ts';
import { demoBikes } from './bikes.ts';
import { demoGalleries } from './galleries.ts';
import { drawPicture } from './pictures/draw-picture.ts';

test('ten bikes of all brands, advertised and on sale, have several photos', () => {
  const bikes = demoGalleries.map(({ productName }) => demoBikes.find((bike) => bike.productName === productName));
  assert.equal(new Set(bikes).size, 10);
  assert.equal(new Set(bikes.map((bike) => bike?.categoryName)).size, 3);
  for (const bike of bikes) assert.deepEqual([bike?.isAdvertized, bike?.status], [true, 'available']);
  for (const { photos } of demoGalleries) assert.ok(photos.length >= 4 && photos.length <= 6);
});

test('every photo says what it shows, in words of its own', () => {
  for (const { photos, productName } of demoGalleries) {
    const words = photos.map(({ alt }) => alt);
    assert.equal(new Set(words).size, words.length, productName);
    assert.ok(words[0]?.startsWith(productName));
    for (const alt of words) assert.ok(alt.length > 5 && alt.length <= LONGEST_PHOTO_DESCRIPTION, alt);
  }
});

test('photos are pieces of the drawing, equally large, none beyond its edge', () => {
  for (const { photos, img } of demoGalleries) {
    const whole = drawPicture(img.replace(/^\/pictures\/|\.svg$/g, '')) ?? '';
    const drawn = whole.slice(whole.indexOf('</title>'));
    for (const { draw } of photos) {
      const piece = draw();
      assert.equal(piece.slice(piece.indexOf('</title>')), drawn);
      const frame = /viewBox="([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)" width="1000" height="750"/.exec(piece);
      const [x = -1, y = -1, width = 0, height = 0] = frame?.slice(1).map(Number) ?? [];
      assert.ok(x >= 0 && y >= 0 && x + width <= 800 && y + height <= 600, `${img}: ${frame?.[0]}`);
    }
  }
});

test('close-ups show what motorbikes have: scooters have no engine to be seen', () => {
  for (const { img } of demoGalleries) assert.doesNotMatch(img, /scooter/);
});
