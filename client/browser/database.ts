export interface Database {
  name: string;
  /** Its object stores, when there is none yet. */
  create(database: IDBDatabase): void;
}

/** Acts in one transaction. `act` awaits nothing but its requests. */
export async function inTransaction<Result>(
  database: Database,
  mode: IDBTransactionMode,
  act: (transaction: IDBTransaction) => Promise<Result> | Result,
): Promise<Result> {
  const connection = await opened(database);
  try {
    const transaction = connection.transaction([...connection.objectStoreNames], mode);
    const finished = new Promise<void>((done, failed) => {
      transaction.oncomplete = () => done();
      transaction.onabort = () => failed(transaction.error);
    });
    const [result] = await Promise.all([act(transaction), finished]);
    return result;
  } finally {
    // An open connection would hold up the removal of the database.
    connection.close();
  }
}

export function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

function opened({ name, create }: Database) {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => create(opening.result);
  return resultOf(opening);
}
