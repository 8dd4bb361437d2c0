import { addPhoto, LARGEST_PHOTO_BYTES } from '#contract/photos.ts';
import type { Route } from '../http.ts';
import { endLeftover } from '../leftover.ts';
import type { Market } from '../market.ts';
import { uploadPhoto } from './photos.ts';
import { tooLarge } from './reception.ts';

export function photoRoutes(route: Route, market: Market) {
  route(addPhoto, async ({ viewer, requester, request: { raw } }) => {
    const left = new AbortController();
    const leave = () => left.abort();
    // The request closes as soon as it is read, the line when its sender has left.
    raw.socket.once('close', leave);
    try {
      if (Number(raw.headers['content-length'] ?? 0) > LARGEST_PHOTO_BYTES) throw tooLarge();
      return await uploadPhoto(market, viewer, raw, { left: left.signal, requester });
    } finally {
      raw.socket.off('close', leave);
      endLeftover(raw);
    }
  });
}
