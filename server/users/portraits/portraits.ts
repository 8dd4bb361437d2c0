import type { Readable } from 'node:stream';
import { isOwnPicture } from '#contract/own-picture.ts';
import { photoAddress } from '#contract/photo-address.ts';
import { everythingChanged } from '../../cache/invalidation.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../database/connect.ts';
import type { Requester } from '../../http/requester.ts';
import type { Viewer } from '../../http/viewer.ts';
import { clearPhoto, endUpload, uploadPhoto } from '../../photos/photos.ts';
import { HasLeft } from '../membership/membership.ts';
import * as queries from './queries.ts';

export { fetchPortraits } from './fetching.ts';
export { shownPhoto } from './queries.ts';

const SHAPE = 'portrait';

export async function changePortrait(
  market: AppContext,
  viewer: Viewer,
  upload: Readable,
  sending: { left: AbortSignal; requester: Requester },
) {
  const { name } = await uploadPhoto(market, viewer, upload, { ...sending, shape: SHAPE });
  const former = await market.sql.begin(async (db) => {
    const [placed] = await queries.place(db, viewer.id, name);
    if (!placed) throw new HasLeft();
    const former = placed.former === name ? null : placed.former;
    await Promise.all([former && endUpload(db, viewer.id, former), everythingChanged(db)]);
    return former;
  });
  if (former) await clearPhoto(market, former);
  return photoAddress(name, 400);
}

/** Initials from now on, even if the identity service has a picture. */
export async function removePortrait(market: AppContext, viewer: Viewer) {
  const removed = await market.sql.begin(async (db) => {
    const [removed] = await queries.remove(db, viewer.id);
    if (!removed) return;
    await Promise.all([removed.former && endUpload(db, viewer.id, removed.former), everythingChanged(db)]);
    return removed;
  });
  if (removed?.former) await clearPhoto(market, removed.former);
  return removed ? 1 : 0;
}

/** In the removal's transaction; the next cleanup deletes the files. */
export async function forgetPortraitOf(db: Db, personId: string) {
  const [removed] = await queries.remove(db, personId);
  if (removed?.former) await endUpload(db, personId, removed.former);
}

/** Never exposes external URLs to clients. */
export const ownPhoto = (address: string | null) => (address && isOwnPicture(address) ? address : undefined);
