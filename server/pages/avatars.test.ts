import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { drawnAvatar } from '#contract/avatar.ts';
import { serveAvatars } from './avatars.ts';

const app = Fastify();
serveAvatars(app);
const drawn = async (url: string) => app.inject({ url });

test('initials are drawn for whoever has no photo', async () => {
  const { statusCode, headers, body } = await drawn(drawnAvatar('Nora van Weiss'));
  assert.deepEqual([statusCode, headers['content-type'], body.includes('>NW</text>')], [200, 'image/svg+xml', true]);
  assert.match((await drawn(drawnAvatar('আরিফ'))).body, />আ<\/text>/);
  assert.doesNotMatch((await drawn(drawnAvatar(''))).body, /<text/);
});

test('nothing of an address but letters and digits is drawn', async () => {
  for (const bad of ['<script>', '"/><a', '&amp;', '</text><image href="x"/>']) {
    const { body } = await drawn(`/avatars/${encodeURIComponent(bad)}.svg`);
    assert.doesNotMatch(body, /script|image|<a|amp|"x"/, bad);
  }
});
