const OWN_PATH = /^\/(?![/\\])\P{Cc}*$/u;

/** A path of this site, never another site's address. */
export const isOwnPath = (address: string) => OWN_PATH.test(address);
