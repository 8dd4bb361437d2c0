import { type Database, inTransaction, resultOf } from '#client/browser/database.ts';
import { INSPECTION_ITEMS } from '#contract/inspection-items.ts';
import type { Inspection } from '#contract/inspections.ts';
import { checkedItems, isUnsent, type LocalEntry, photoIdsOf } from './entries.ts';
import { personId } from './person-id.ts';

const NAME = 'kickstand inspections';
const INSPECTIONS = 'inspections';
const PHOTOS = 'photos';
const BY_PRODUCT = 'by product';
const CHANNEL = 'inspections';

export interface LocalInspection {
  productId: string;
  productName: string;
  /** Empty without a picture. */
  img: string;
  entries: LocalEntry[];
  /** Copies in deals, as the server last told. */
  attachments: Inspection['attachments'];
  /** ISO 8601, by this device. */
  changedAt: string;
}

export interface LocalPhoto {
  id: string;
  productId: string;
  file: Blob;
  isSent: boolean;
}

export interface Stored {
  inspection: LocalInspection | undefined;
  photos: LocalPhoto[];
}

/** By the person's id; of nobody, what was noted without a login. */
const nameOf = (person: string) => (person ? `${NAME} of ${person}` : NAME);

const databaseOf = (person: string): Database => ({
  name: nameOf(person),
  create(created) {
    created.createObjectStore(INSPECTIONS, { keyPath: 'productId' });
    created.createObjectStore(PHOTOS, { keyPath: 'id' }).createIndex(BY_PRODUCT, 'productId');
  },
});

export function readStored(person: string, productId: string): Promise<Stored> {
  return inTransaction(databaseOf(person), 'readonly', async (transaction) => {
    const [inspection, photos] = await Promise.all([
      resultOf<LocalInspection | undefined>(transaction.objectStore(INSPECTIONS).get(productId)),
      resultOf<LocalPhoto[]>(transaction.objectStore(PHOTOS).index(BY_PRODUCT).getAll(productId)),
    ]);
    return { inspection, photos };
  });
}

/** The latest change first. */
export async function storedInspections(person: string): Promise<LocalInspection[]> {
  const all = await inTransaction(databaseOf(person), 'readonly', (transaction) =>
    resultOf<LocalInspection[]>(transaction.objectStore(INSPECTIONS).getAll()),
  );
  return all.sort((a, b) => b.changedAt.localeCompare(a.changedAt));
}

export const hasUnsent = ({ entries }: LocalInspection) => entries.some(isUnsent);

/** All on this device: the person's, and those that were noted without a login. */
export async function ownInspections() {
  const all = await Promise.all([...new Set([personId(), ''])].map(storedInspections));
  return all.flat().map(({ productId, productName, img, changedAt, entries }) => ({
    ...{ productId, productName, img, changedAt },
    checked: checkedItems(entries),
    items: INSPECTION_ITEMS.length,
    isUnsent: entries.some(isUnsent),
  }));
}

/** Changes what is there at that moment: other tabs change it too. Photos that no entry names any more go. */
export async function change(
  person: string,
  productId: string,
  next: (stored: Stored) => LocalInspection | undefined,
  added: LocalPhoto[] = [],
): Promise<void> {
  await inTransaction(databaseOf(person), 'readwrite', async (transaction) => {
    const [inspections, photos] = [INSPECTIONS, PHOTOS].map((name) => transaction.objectStore(name)) as [
      IDBObjectStore,
      IDBObjectStore,
    ];
    for (const photo of added) photos.put(photo);
    const [inspection, known] = await Promise.all([
      resultOf<LocalInspection | undefined>(inspections.get(productId)),
      resultOf<LocalPhoto[]>(photos.index(BY_PRODUCT).getAll(productId)),
    ]);
    const changed = next({ inspection, photos: known });
    if (changed) inspections.put(changed);
    else inspections.delete(productId);
    const named = photoIdsOf(changed?.entries ?? []);
    for (const { id } of known) if (!named.has(id)) photos.delete(id);
  });
  tell();
}

export async function notePhotoSent(person: string, photo: LocalPhoto) {
  await inTransaction(databaseOf(person), 'readwrite', (transaction) => {
    transaction.objectStore(PHOTOS).put({ ...photo, isSent: true } satisfies LocalPhoto);
  });
}

export function forgetInspections(person: string) {
  indexedDB.deleteDatabase(nameOf(person));
  tell();
}

/** Of people whose session expired on this device, once all of it is with their account. */
export async function forgetOthers(person: string) {
  const owned = nameOf('?').slice(0, -1);
  for (const { name = '' } of (await indexedDB.databases?.()) ?? []) {
    if (!name.startsWith(owned) || name === nameOf(person)) continue;
    const other = name.slice(owned.length);
    if (!(await storedInspections(other)).some(hasUnsent)) forgetInspections(other);
  }
}

/** What this tab or another one has changed. */
export function onStoreChange(listener: () => void) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}

/** A channel does not hear itself, so each message has its own. */
function tell() {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}
