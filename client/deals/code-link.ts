import { paths } from '#client/paths.ts';

/** Leads the seller to the deal with the code filled in. Behind a #, which no server and no log ever gets to see. */
export const codeLink = (dealId: string, code: string) => `${location.origin}${paths.deal(dealId)}#code=${code}`;

/** The code in the part behind the #, when there is one. */
const codeIn = (hash: string) => /^#code=(\d{6})$/.exec(hash)?.[1];

const scanned = new Map<string, string>();

/** Whoever scans a code may have to log in first, and would lose it on the way. */
export function keepScannedCode(dealId: string) {
  const code = location.pathname === paths.deal(dealId) ? codeIn(location.hash) : undefined;
  if (code) scanned.set(dealId, code);
}

export const scannedCode = (dealId: string) => scanned.get(dealId);
