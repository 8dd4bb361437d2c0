import { Readable } from 'node:stream';
import { MOST_STATEMENT_PHOTOS } from '#contract/deals.ts';
import { PHOTO_WIDTHS, type PhotoWidth, photoAddress } from '#contract/photo-address.ts';
import { type ChosenPhoto, MOST_PHOTOS, type Photo, UNUSED_UPLOAD_HOURS } from '#contract/photos.ts';
import { t } from '#language/t.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../database/connect.ts';
import { retriedTransaction } from '../database/retry.ts';
import { forbidden, gone, invalid, notFound } from '../http/errors.ts';
import type { Requester } from '../http/requester.ts';
import type { Viewer } from '../http/viewer.ts';
import type { PhotoShape } from './encode.ts';
import { forgetFingerprints, recordFingerprint } from './fingerprints/fingerprints.ts';
import { keyOf, letterKeyOf } from './photo-keys.ts';
import * as queries from './queries.ts';
import { withFile } from './temp-upload.ts';
import { admitted } from './upload-limit.ts';

export { withUpload } from './arriving.ts';
export { enlistForFingerprints, fingerprintPhotos } from './fingerprints/due.ts';
export { type PhotoElsewhere, photosElsewhere } from './fingerprints/fingerprints.ts';
export { isPhotoNeeded, type StoredPhoto, storedPhotos } from './stored-photos.ts';

const MOST_UNUSED_UPLOADS = { buyer: 3 * MOST_STATEMENT_PHOTOS, seller: 200, admin: 200 };

interface Sending {
  left?: AbortSignal | undefined;
  /** Absent for the system's own photos. */
  requester?: Requester;
  shape?: PhotoShape;
  /** Only for whoever uploads it, until it is used. */
  isPrivate?: boolean;
}

/** Stores an upload; resolves when every width is in storage. */
export async function uploadPhoto(
  market: AppContext,
  viewer: Viewer,
  upload: Readable,
  sending: Sending,
): Promise<Photo> {
  const { sql, encoder, rateLimits } = market;
  const requester = { ...sending.requester, person: viewer.id };
  if (sending.shape !== 'portrait' && !sending.isPrivate) await requirePaidDeal(sql, viewer);
  encoder.refuseWhenFull(requester);
  await limitUnusedUploads(sql, viewer);
  return admitted(requester, () =>
    withFile(upload, async (path) => {
      await rateLimits.spend(sql, viewer.id, 'photos');
      if (sending.isPrivate) await rateLimits.spend(sql, viewer.id, 'private-photos');
      return take(market, viewer, path, { ...sending, requester });
    }),
  );
}

/** An upload that is stored elsewhere. */
export async function encodeUpload(
  { sql, encoder, rateLimits }: Pick<AppContext, 'sql' | 'encoder' | 'rateLimits'>,
  viewer: Viewer,
  upload: Readable,
  sending: { left: AbortSignal; requester: Requester },
) {
  const requester = { ...sending.requester, person: viewer.id };
  encoder.refuseWhenFull(requester);
  return admitted(requester, () =>
    withFile(upload, async (path) => {
      await rateLimits.spend(sql, viewer.id, 'private-photos');
      return encoder.encode(path, sending.left, requester);
    }),
  );
}

/** Stores a fetched or generated picture; waits for the encoder instead of being rejected. */
export async function takePhoto(
  market: AppContext,
  viewer: Viewer,
  picture: Buffer,
  sending: Pick<Sending, 'left' | 'shape'>,
): Promise<Photo> {
  await limitUnusedUploads(market.sql, viewer);
  return withFile(Readable.from([picture]), (path) => take(market, viewer, path, sending));
}

async function take(
  { sql, storage, encoder }: AppContext,
  viewer: Viewer,
  path: string,
  { left, requester, shape, isPrivate = false }: Sending,
) {
  const { files, fingerprint, ...photo } = await encoder.encode(path, left, requester, shape);
  // What a buyer uploads is for a dispute.
  const mayBeOfBike = shape !== 'portrait' && !isPrivate && viewer.role !== 'buyer';
  await sql.begin(async (db) => {
    await queries.takeTurn(db, photo.name);
    await queries.insertUpload(db, viewer.id, photo, isPrivate);
    if (mayBeOfBike) await recordFingerprint(db, photo.name, fingerprint);
  });
  // The row comes first, so that the cleanup knows every file in storage.
  await Promise.all(files.map(({ width, bytes }) => storage.put(keyOf(photo.name, width), bytes, 'image/webp')));
  return { ...photo, alt: '' };
}

async function requirePaidDeal(db: Db, { id, role }: Viewer) {
  if (role !== 'buyer') return;
  const [deal] = await queries.isBuying(db, id);
  if (!deal) throw forbidden(t('Only sellers, admins and buyers of a bike that is paid for can upload photos.'));
}

async function limitUnusedUploads(db: Db, { id, role }: Viewer) {
  const most = MOST_UNUSED_UPLOADS[role];
  const [unused] = await queries.unusedUploads(db, id, UNUSED_UPLOAD_HOURS);
  if ((unused?.count ?? 0) < most) return;
  throw forbidden(
    t(
      'You have {most, plural, one {# photo} other {# photos}} waiting that nothing uses. Please use them first, or try again tomorrow.',
      { most },
    ),
  );
}

interface Placing {
  productId: string;
  sellerId: string;
  photos: ChosenPhoto[];
}

/**
 * Replaces a product's photos with uploads of its seller, or photos of the seller's products. Call in the product's
 * transaction. Returns the cover's address.
 */
export async function placePhotos(db: Db, { productId, sellerId, photos }: Placing): Promise<string | undefined> {
  const names = photos.map(({ name }) => name);
  if (names.length > MOST_PHOTOS)
    throw invalid(
      'photos',
      t('Please keep this to {most, plural, one {# photo} other {# photos}}', { most: MOST_PHOTOS }),
    );
  if (new Set(names).size < names.length) throw invalid('photos', t('One of the photos is chosen twice'));
  const taken = names.length ? await queries.takeUploads(db, sellerId, names) : [];
  const known = new Map<string, queries.Upload>(taken.map((photo) => [photo.name, photo]));
  const others = names.filter((name) => !known.has(name));
  if (others.length)
    for (const photo of await queries.photosOfSeller(db, sellerId, others)) known.set(photo.name, photo);
  const placed = photos.map((photo) => ({ ...photo, ...found(known, photo.name) }));
  await queries.clearProduct(db, productId, sellerId, names);
  if (placed.length) await queries.insertPhotos(db, productId, placed);
  return placed[0] && photoAddress(placed[0].name);
}

function found(known: Map<string, queries.Upload>, name: string) {
  const photo = known.get(name);
  if (photo) return photo;
  throw invalid('photos', t('One of the photos is no longer here. Please upload it again.'));
}

/** For a statement, a message or an inspection, which only its readers see. */
export async function takeUploads(db: Db, uploaderId: string, photos: ChosenPhoto[]): Promise<Photo[]> {
  const names = photos.map(({ name }) => name);
  if (new Set(names).size < names.length) throw invalid('photos', t('One of the photos is chosen twice'));
  const taken = names.length ? await queries.takeUploads(db, uploaderId, names) : [];
  const shown = taken.filter(({ isPrivate }) => !isPrivate).map(({ name }) => name);
  if (shown.length) await forgetFingerprints(db, shown);
  const known = new Map(taken.map(({ isPrivate, ...photo }) => [photo.name, photo]));
  return photos.map((photo) => ({ ...photo, ...found(known, photo.name) }));
}

/** Marks an upload as unused; the next cleanup deletes it. Call in the caller's transaction. */
export async function endUpload(db: Db, uploaderId: string, name: string) {
  await queries.endUpload(db, uploaderId, name, UNUSED_UPLOAD_HOURS);
}

/** Photos that nothing shows any more. Call in the transaction that ends their use. */
export async function letGoPhotos(db: Db, uploaderId: string, photos: Photo[]) {
  if (photos.length) await queries.letGo(db, uploaderId, photos, UNUSED_UPLOAD_HOURS);
}

export async function photosOf(db: Db, productId: string): Promise<Photo[]> {
  return queries.photosOf(db, productId);
}

export async function expectShown(db: Db, name: string) {
  const [use] = await queries.showing(db, name);
  if (!use) throw notFound('photo');
  if (!use.shown) throw gone('photo');
}

export async function photoFile(
  { storage }: Pick<AppContext, 'storage'>,
  name: string,
  width: PhotoWidth,
): Promise<Buffer> {
  const bytes = await storage.get(keyOf(name, width));
  if (!bytes) throw notFound('photo');
  return bytes;
}

const GRACE = { uploadHours: UNUSED_UPLOAD_HOURS, removedHours: 24 };
const CLEARED_AT_ONCE = 500;

/** Deletes unused uploads, photos of long removed bikes, and unreferenced files. */
export async function clearPhotos(market: AppContext) {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const lapsed = await queries.lapsed(market.sql, GRACE, after, CLEARED_AT_ONCE);
    for (const { name } of lapsed) await clearPhoto(market, name);
    after = lapsed.at(-1)?.name;
  }
}

/** Deletes a photo unless something uses it. */
export async function clearPhoto({ sql, storage }: AppContext, name: string) {
  await retriedTransaction(sql, async (db) => {
    await queries.takeTurn(db, name);
    await queries.deleteLapsedUploads(db, name, GRACE);
    await queries.deleteLapsedProductPhotos(db, name, GRACE);
    await forgetFingerprints(db, [name]);
    const [need] = await queries.isNeeded(db, name);
    // In the transaction: a concurrent upload of the same photo waits, then writes the files again.
    const keys = [...PHOTO_WIDTHS.map((width) => keyOf(name, width)), letterKeyOf(name)];
    if (!need) await Promise.all(keys.map((key) => storage.delete(key)));
  });
}
