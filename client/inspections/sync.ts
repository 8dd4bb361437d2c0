import { ApiProblem, call, isRefused, reason } from '#client/api/call.ts';
import { uploadFile } from '#client/api/upload.ts';
import {
  addInspectionEntries,
  addInspectionPhoto,
  type Inspection,
  MOST_ENTRIES_AT_ONCE,
  readInspection,
  readInspectionPhoto,
  removeInspection,
} from '#contract/inspections.ts';
import { isUnsent, type LocalEntry, photoIdsOf, withReceived } from './entries.ts';
import {
  change,
  hasUnsent,
  type LocalInspection,
  type LocalPhoto,
  notePhotoSent,
  readStored,
  storedInspections,
} from './local-store.ts';

export interface Outcome {
  /** There was no connection, or the server was too busy. */
  isLost: boolean;
  fault?: string;
}

/** Sends what is new of each inspection, and receives the one that is shown. One tab at a time. */
export async function sync(person: string, shown: string | undefined): Promise<Outcome> {
  if (!navigator.locks) return syncAll(person, shown);
  return navigator.locks.request(`inspections ${person}`, () => syncAll(person, shown));
}

async function syncAll(person: string, shown: string | undefined): Promise<Outcome> {
  const unsent = (await storedInspections(person)).filter(hasUnsent).map(({ productId }) => productId);
  let fault: string | undefined;
  for (const productId of new Set(shown ? [shown, ...unsent] : unsent))
    try {
      await syncOne(person, productId, productId === shown);
    } catch (error) {
      console.warn(error);
      if (isForLater(error)) return { isLost: true };
      fault ??= reason(error);
    }
  return { isLost: false, ...(fault && { fault }) };
}

function isForLater(error: unknown) {
  if (!(error instanceof ApiProblem)) return true;
  const { code, status } = error.problem;
  return status >= 500 || status === 401 || ['busy', 'too-many-requests'].includes(code);
}

async function syncOne(person: string, id: string, isShown: boolean) {
  const photoFault = await sendPhotos(person, id);
  const entries = await takeUnsent(person, id);
  const received = entries.length > 0 ? await send(id, entries) : isShown ? await read(id) : undefined;
  const sent = new Set(entries.map((entry) => entry.id));
  if (received) await change(person, id, ({ inspection }) => withAnswer(inspection, id, received, sent));
  if (received && isShown) await receivePhotos(person, id, received);
  if (photoFault) throw photoFault;
}

/** Returns why one was refused: its entry waits, the others do not. */
async function sendPhotos(person: string, id: string): Promise<unknown> {
  const { inspection, photos } = await readStored(person, id);
  const named = photoIdsOf(inspection?.entries.filter(isUnsent) ?? []);
  let fault: unknown;
  for (const photo of photos) {
    if (photo.isSent || !named.has(photo.id)) continue;
    const { file } = photo;
    try {
      await uploadFile(addInspectionPhoto, { params: { id, photoId: photo.id }, file, type: file.type });
      await notePhotoSent(person, photo);
    } catch (error) {
      if (isForLater(error)) throw error;
      fault ??= error;
    }
  }
  return fault;
}

/** Undefined for a bike that left the market and was never inspected. */
async function read(id: string): Promise<Inspection | undefined> {
  try {
    return await call(readInspection, { params: { id } });
  } catch (error) {
    if (isRefused(error, 404, 410)) return;
    throw error;
  }
}

/** Those whose photos have arrived. From now on they never change. */
async function takeUnsent(person: string, id: string): Promise<LocalEntry[]> {
  let taken: LocalEntry[] = [];
  await change(person, id, ({ inspection, photos }) => {
    const missing = new Set(photos.flatMap((photo) => (photo.isSent ? [] : photo.id)));
    const isReady = (entry: LocalEntry) => isUnsent(entry) && !entry.photoIds.some((photoId) => missing.has(photoId));
    taken = inspection?.entries.filter(isReady) ?? [];
    return (
      inspection && {
        ...inspection,
        entries: inspection.entries.map((entry) => (isReady(entry) ? { ...entry, state: 'sent' } : entry)),
      }
    );
  });
  return taken;
}

async function send(id: string, entries: LocalEntry[]): Promise<Inspection> {
  const [first, rest] = [entries.slice(0, MOST_ENTRIES_AT_ONCE), entries.slice(MOST_ENTRIES_AT_ONCE)];
  const body = { entries: first.map(({ state, ...entry }) => entry) };
  const answer = await call(addInspectionEntries, { params: { id }, body });
  return rest.length > 0 ? send(id, rest) : answer;
}

function withAnswer(
  inspection: LocalInspection | undefined,
  productId: string,
  received: Inspection,
  sent: ReadonlySet<string>,
): LocalInspection | undefined {
  const entries = withReceived(inspection?.entries ?? [], received.entries, sent);
  if (entries.length === 0) return;
  const changedAt =
    entries
      .map(({ madeAt }) => madeAt)
      .sort()
      .at(-1) ?? '';
  const { attachments } = received;
  return { productName: '', img: '', ...inspection, productId, entries, attachments, changedAt };
}

/** Of other devices, so that they are here without a connection. */
async function receivePhotos(person: string, id: string, { entries }: Inspection) {
  const here = new Set((await readStored(person, id)).photos.map((photo) => photo.id));
  for (const photoId of photoIdsOf(entries)) {
    if (here.has(photoId)) continue;
    const file = await call(readInspectionPhoto, { params: { id, photoId } });
    const photo: LocalPhoto = { id: photoId, productId: id, file, isSent: true };
    await change(person, id, ({ inspection }) => inspection, [photo]);
  }
}

export const removeFromServer = (id: string) => call(removeInspection, { params: { id } });
