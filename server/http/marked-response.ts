import type { FastifyReply } from 'fastify';
import { type CachedResponse, type Made, sendCached } from '../cache/response-cache.ts';
import { HttpError } from './errors.ts';
import type { Marked } from './marked.ts';
import type { Viewer } from './viewer.ts';

/** Personal responses must not be stored by shared caches. */
export const PRIVATE = 'private, no-cache';
const MISSING = [404, 410];

interface More {
  seesMore(value: unknown): boolean;
  read: (() => Promise<unknown>) | undefined;
}

/** Sends what everybody sees with the viewer's marks on it; or, if there is more to see, what `read` gives. */
export async function sendMarked(
  reply: FastifyReply,
  viewer: Viewer,
  asked: Promise<CachedResponse>,
  { seesMore, read }: More,
) {
  const kept = await asked.catch((error: unknown) => {
    if (read && error instanceof HttpError && MISSING.includes(error.status)) return;
    throw error;
  });
  // The response for everybody may have been made with this reply.
  reply.header('cache-control', PRIVATE);
  const source = kept?.made.source as Marked<unknown> | undefined;
  if (!kept || !source || seesMore(source.value)) return read?.();
  const { kind, value } = await source.forPerson(viewer);
  if (kind)
    return sendCached(
      reply,
      kept.variant(kind, (made) => privately(made, reply.serialize(value()) as string)),
    );
  const link = kept.made.headers.find(([name]) => name === 'link');
  if (link) reply.header(...link);
  return value();
}

const privately = ({ status, headers }: Made, body: string): Made => ({
  status,
  headers: headers.map(([name, value]) => [name, name === 'cache-control' ? PRIVATE : value]),
  body: Buffer.from(body),
});
