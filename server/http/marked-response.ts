import type { FastifyReply } from 'fastify';
import { type CachedResponse, type Made, sendCached } from '../cache/response-cache.ts';
import { HttpError } from './errors.ts';
import type { Marked } from './marked.ts';
import type { Viewer } from './viewer.ts';

/** Personal responses must not be stored by shared caches. */
export const PRIVATE = 'private, no-cache';
const MISSING = [404, 410];

/** Sends what everybody sees with the viewer's marks on it; `read` gives what nobody else may see. */
export async function sendMarked(
  reply: FastifyReply,
  viewer: Viewer,
  asked: Promise<CachedResponse>,
  read?: () => Promise<unknown>,
) {
  const kept = await asked.catch((error: unknown) => {
    if (read && error instanceof HttpError && MISSING.includes(error.status)) return;
    throw error;
  });
  // The response for everybody may have been made with this reply.
  reply.header('cache-control', PRIVATE);
  if (!kept) return read?.();
  const { kind, value } = await (kept.made.source as Marked<unknown>).marking.forPerson(viewer);
  if (kind) {
    const known = kept.variant(kind);
    return sendCached(reply, known ?? kept.keepVariant(kind, privately(kept.made, reply.serialize(await value()))));
  }
  const link = kept.made.headers.find(([name]) => name === 'link');
  if (link) reply.header(...link);
  return value();
}

const privately = ({ status, headers }: Made, body: ReturnType<FastifyReply['serialize']>): Made => ({
  status,
  headers: headers.map(([name, value]) => [name, name === 'cache-control' ? PRIVATE : value]),
  body: Buffer.from(body as string),
});
