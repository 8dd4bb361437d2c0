const KEY = /^(?:[a-z0-9][a-z0-9._-]{0,99}\/)*[a-z0-9][a-z0-9._-]{0,99}$/;

/** Keys are ours, never a caller's: one that could lead out of the store is a mistake in the program. */
export function checkKey(key: string) {
  if (key.length > 300 || !KEY.test(key)) throw new Error(`${JSON.stringify(key)} cannot be a key of the store`);
}
