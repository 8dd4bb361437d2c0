import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { drawPicture } from '../../demo/pictures/draw-picture.ts';
import { CachedResponse, headersOf, sendCached } from '../cache/response-cache.ts';

const MOST_BYTES = 8 * 1024 * 1024;

/** Drawn pictures of brands, demo bikes and users; the same name gives the same picture. */
export function servePictures(app: FastifyInstance) {
  const drawn = new LRUCache<string, CachedResponse>({ maxSize: MOST_BYTES, sizeCalculation: ({ bytes }) => bytes });
  app.get<{ Params: { name: string } }>('/pictures/:name.svg', async ({ params: { name } }, reply) => {
    const known = drawn.get(name);
    if (known) return sendCached(reply, known);
    const picture = drawPicture(name);
    if (!picture) return reply.callNotFound();
    reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    const answer = new CachedResponse(
      { status: 200, headers: headersOf(reply), body: Buffer.from(picture) },
      undefined,
    );
    drawn.set(name, answer);
    return sendCached(reply, answer);
  });
}
