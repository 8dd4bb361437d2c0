import type { FastifyInstance } from 'fastify';
import { PHOTO_WIDTHS } from '#contract/photo-address.ts';
import type { AppContext } from '../context.ts';
import { expectShown, photoFile } from './photos.ts';

const FILE = /^([0-9a-f]{32})-(\d+)\.webp$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Shared caches only: photos of a removed bike must disappear. */
const AN_HOUR = 'public, max-age=3600';

export function servePhotos(app: FastifyInstance, market: AppContext) {
  app.get<{ Params: { file: string } }>('/photos/:file', async ({ params, headers }, reply) => {
    const [, name, written] = FILE.exec(params.file) ?? [];
    const width = PHOTO_WIDTHS.find((known) => String(known) === written);
    if (!name || !width) return reply.callNotFound();
    await expectShown(market.sql, name);
    const tag = `"${name}-${width}"`;
    const cacheHeaders = { 'cache-control': FOR_EVER, 'cdn-cache-control': AN_HOUR, etag: tag };
    if (headers['if-none-match']?.includes(tag)) return reply.code(304).headers(cacheHeaders).send();
    const photo = await photoFile(market, name, width);
    return reply.headers(cacheHeaders).type('image/webp').send(photo);
  });
}
