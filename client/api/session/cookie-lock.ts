const NAME = 'identity session';

/**
 * A request that begins a session ends the former one of this browser. What is asked with the former cookie meanwhile, in
 * any tab, would find no session, and its response would remove the new cookie.
 */
export const withNewCookie = <T>(begin: () => Promise<T>): Promise<T> => locked('exclusive', begin);

export const withCookie = <T>(ask: () => Promise<T>): Promise<T> => locked('shared', ask);

/** Only secure contexts have locks. */
async function locked<T>(mode: LockMode, run: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(NAME, { mode }, run) : run();
}
