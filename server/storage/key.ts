const KEY = /^(?:[a-z0-9][a-z0-9._-]{0,99}\/)*[a-z0-9][a-z0-9._-]{0,99}$/;

/** Keys never come from clients: an unsafe one is a bug. */
export function checkKey(key: string) {
  if (key.length > 300 || !KEY.test(key)) throw new Error(`${JSON.stringify(key)} cannot be a key of the store`);
}
