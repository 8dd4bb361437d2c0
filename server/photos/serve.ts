import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PHOTO_WIDTHS } from '#contract/photo-address.ts';
import type { AppContext } from '../context.ts';
import { atAddress } from '../http/requester.ts';
import { letterPictures } from './letter-pictures.ts';
import { expectShown, photoFile } from './photos.ts';

const FILE = /^([0-9a-f]{32})-(?:(\d+)\.webp|letter\.jpg)$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Mail programs in browsers load the bike of a letter. */
export const SHOWN_IN_MAILS = { 'cross-origin-resource-policy': 'cross-origin' };
/** Shared caches only: photos of a removed bike must disappear. */
const AN_HOUR = 'public, max-age=3600';

interface PhotoFile {
  name: string;
  form: string;
  type: string;
  read(request: FastifyRequest): Promise<Buffer>;
}

export function servePhotos(app: FastifyInstance, market: AppContext) {
  const letterPicture = letterPictures(market);

  function fileAt(path: string): PhotoFile | undefined {
    const [, name, written] = FILE.exec(path) ?? [];
    if (!name) return;
    if (written === undefined)
      return { name, form: 'letter', type: 'image/jpeg', read: ({ ip }) => letterPicture(name, atAddress(ip)) };
    const width = PHOTO_WIDTHS.find((known) => String(known) === written);
    return width && { name, form: written, type: 'image/webp', read: () => photoFile(market, name, width) };
  }

  app.get<{ Params: { file: string } }>('/photos/:file', async (request, reply) => {
    const file = fileAt(request.params.file);
    if (!file) return reply.callNotFound();
    await expectShown(market.sql, file.name);
    return send(file, request, reply);
  });
}

async function send({ name, form, type, read }: PhotoFile, request: FastifyRequest, reply: FastifyReply) {
  const tag = `"${name}-${form}"`;
  const cacheHeaders = { 'cache-control': FOR_EVER, 'cdn-cache-control': AN_HOUR, etag: tag, ...SHOWN_IN_MAILS };
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).headers(cacheHeaders).send();
  const photo = await read(request);
  return reply.headers(cacheHeaders).type(type).send(photo);
}
