import { paths } from '#client/paths.ts';

/** The code is in the fragment, which browsers send to no server. */
export const codeLink = (dealId: string, code: string) => `${location.origin}${paths.deal(dealId)}#code=${code}`;

const codeIn = (hash: string) => /^#code=(\d{6})$/.exec(hash)?.[1];

const scanned = new Map<string, string>();

/** The login redirect drops the fragment. */
export function storeScannedCode(dealId: string) {
  const code = location.pathname === paths.deal(dealId) ? codeIn(location.hash) : undefined;
  if (code) scanned.set(dealId, code);
}

export const scannedCode = (dealId: string) => scanned.get(dealId);
