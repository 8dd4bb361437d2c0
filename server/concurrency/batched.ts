const MOST = 64;

interface Waiting<Key, Value> {
  key: Key;
  resolve(value: Value): void;
  reject(error: unknown): void;
}

/**
 * Loads many keys at once: calls made while a load is in flight share the next one, so each sees what was written before
 * it was made. `load` gives a value for each key, in order; its error is everybody's.
 */
export function batched<Key, Value>(
  load: (keys: Key[]) => Promise<Value[]>,
  most = MOST,
): (key: Key) => Promise<Value> {
  let waiting: Waiting<Key, Value>[] = [];
  let isLoading = false;

  async function loadWaiting() {
    isLoading = true;
    while (waiting.length) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      try {
        const values = await load(batch.map(({ key }) => key));
        for (const [at, { resolve }] of batch.entries()) resolve(values[at] as Value);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isLoading = false;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (!isLoading) void loadWaiting();
    });
}
