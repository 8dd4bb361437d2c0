/** Asks for the next item while the caller is at one. */
export async function* prefetched<T>(source: AsyncIterable<T>): AsyncGenerator<T, void> {
  const items = source[Symbol.asyncIterator]();
  const ask = () => {
    const item = items.next();
    // It may fail while nobody waits for it: whoever takes it is told.
    item.catch(() => {});
    return item;
  };
  for (let item = ask(); ; ) {
    const { done, value } = await item;
    if (done) return;
    item = ask();
    yield value;
  }
}
