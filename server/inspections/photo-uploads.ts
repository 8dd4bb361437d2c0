import type { Readable } from 'node:stream';
import { type InspectionPhoto, MOST_INSPECTION_PHOTOS } from '#contract/inspections.ts';
import { t } from '#language/t.ts';
import type { AppContext } from '../context.ts';
import { retriedTransaction } from '../database/retry.ts';
import type { Requester } from '../http/requester.ts';
import type { Viewer } from '../http/viewer.ts';
import { takeUploads, uploadPhoto } from '../photos/photos.ts';
import { begun, full } from './inspections.ts';
import * as queries from './queries.ts';

interface Sending {
  left: AbortSignal;
  requester: Requester;
}

/** Sent again under its id, it stays as it was. */
export async function addInspectionPhoto(
  market: AppContext,
  viewer: Viewer,
  { productId, id }: { productId: string; id: string },
  upload: Readable,
  sending: Sending,
): Promise<InspectionPhoto> {
  const { sql } = market;
  const { photos } = await retriedTransaction(sql, (db) => begun(db, viewer, productId));
  const earlier = photos.find((photo) => photo.id === id);
  if (earlier) return earlier;
  if (photos.length >= MOST_INSPECTION_PHOTOS) throw tooMany();
  const { name } = await uploadPhoto(market, viewer, upload, { ...sending, isPrivate: true });
  return retriedTransaction(sql, async (db) => {
    const now = await begun(db, viewer, productId);
    const sentMeanwhile = now.photos.find((photo) => photo.id === id);
    if (sentMeanwhile) return sentMeanwhile;
    // The same file under another id was taken from the uploads already.
    const sameFile = now.photos.find((photo) => photo.name === name);
    const [taken] = sameFile ? [sameFile] : await takeUploads(db, viewer.id, [{ name, alt: '' }]);
    const photo = { ...taken, id } as InspectionPhoto;
    const { count } = await queries.addPhoto(db, { productId, personId: viewer.id }, photo);
    if (!count) throw tooMany();
    return photo;
  });
}

const tooMany = () =>
  full(
    t(
      'An inspection has room for {most, plural, one {# photo} other {# photos}}, and this one has as many. Please go on without.',
      { most: MOST_INSPECTION_PHOTOS },
    ),
  );
