import { type Database, inTransaction } from './database.ts';
import { FILES_DATABASE } from './forget-files.ts';

const STORE = 'files';
const BY_AGE = 'by age';
const MOST = 12;
/** The server removes uploads that were not used after the same time. */
const LIFETIME_MS = 24 * 3_600_000;

const database: Database = {
  name: FILES_DATABASE,
  create: (created) => created.createObjectStore(STORE, { keyPath: 'name' }).createIndex(BY_AGE, 'at'),
};

interface Entry {
  name: string;
  at: number;
  value: unknown;
}

/** In place of what was stored under this name. The oldest of too many go. Without storage, nothing is stored. */
export async function storeFiles(name: string, value: object) {
  await inStore('readwrite', (store) => {
    store.put({ name, at: Date.now(), value } satisfies Entry);
    removeOld(store);
    return undefined;
  });
}

export async function storedFiles<Value extends object>(name: string): Promise<Value | undefined> {
  const entry = await inStore('readonly', (store) => store.get(name) as IDBRequest<Entry | undefined>);
  return entry && entry.at > Date.now() - LIFETIME_MS ? (entry.value as Value) : undefined;
}

export async function removeFiles(name: string) {
  await inStore('readwrite', (store) => store.delete(name));
}

function removeOld(store: IDBObjectStore) {
  let count = 0;
  const newestFirst = store.index(BY_AGE).openKeyCursor(null, 'prev');
  newestFirst.onsuccess = () => {
    const { result: cursor } = newestFirst;
    if (!cursor) return;
    if (++count > MOST || Number(cursor.key) < Date.now() - LIFETIME_MS) store.delete(cursor.primaryKey);
    cursor.continue();
  };
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result> | undefined,
): Promise<Result | undefined> {
  try {
    const request = await inTransaction(database, mode, (transaction) => act(transaction.objectStore(STORE)));
    return request?.result;
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
