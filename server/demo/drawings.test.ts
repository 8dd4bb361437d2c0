import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import Fastify from 'fastify';
import sharp from 'sharp';
import { LETTER_PHOTO } from '#contract/photo-address.ts';
import { demoBikes } from '../../demo/bikes.ts';
import { serveDrawings } from './drawings.ts';

const app = Fastify();
serveDrawings(app);
after(() => app.close());
const get = (file: string) => app.inject(`/drawings/${file}`);

test('the drawing of a bike is there as a PNG of the size of letters; what is not drawn is not', async () => {
  const name = demoBikes[0]?.img.replace(/^\/pictures\/|\.svg$/g, '') ?? '';
  const [picture, again] = await Promise.all([get(`${name}.png`), get(`${name}.png`)]);
  assert.deepEqual([picture.statusCode, picture.headers['content-type']], [200, 'image/png']);
  assert.equal(picture.headers['cross-origin-resource-policy'], 'cross-origin');
  const { format, width, height } = await sharp(picture.rawPayload).metadata();
  assert.deepEqual({ format, width, height }, { format: 'png', ...LETTER_PHOTO });
  assert.ok(picture.rawPayload.length < 60_000, String(picture.rawPayload.length));
  assert.deepEqual(again.rawPayload, picture.rawPayload);
  for (const file of [`${name}.svg`, 'adventure-cobalt-yamaha-999.png', '..%2fhero.png', '.png'])
    assert.equal((await get(file)).statusCode, 404, file);
});
