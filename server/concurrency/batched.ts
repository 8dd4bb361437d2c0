/** Several loads at once, so that one that waits, by a lock or a lost connection, does not hold up everybody. */
const AT_ONCE = 2;
const MOST_KEYS = 64;

interface Waiting<Key, Value> {
  key: Key;
  resolve(value: Value): void;
  reject(error: unknown): void;
}

/**
 * Loads many keys at once: calls made while as many loads as may are in flight share the next one, so each sees what was
 * written before it was made. `load` gives a value for each key, in order; its error is that of all its keys.
 */
export function batched<Key, Value>(
  load: (keys: Key[]) => Promise<Value[]>,
  { atOnce = AT_ONCE, mostKeys = MOST_KEYS } = {},
): (key: Key) => Promise<Value> {
  const waiting: Waiting<Key, Value>[] = [];
  let loads = 0;

  // Deferred, so that calls of the same event loop turn share a load.
  const begin = () => {
    loads++;
    setImmediate(loadWaiting);
  };

  async function loadWaiting() {
    while (waiting.length) {
      const batch = waiting.splice(0, mostKeys);
      if (waiting.length && loads < atOnce) begin();
      try {
        const values = await load(batch.map(({ key }) => key));
        for (const [at, { resolve }] of batch.entries()) resolve(values[at] as Value);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    loads--;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (waiting.length === 1 && loads < atOnce) begin();
    });
}
