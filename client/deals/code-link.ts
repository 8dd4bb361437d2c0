import { absoluteUrl } from '#client/navigation/canonical-url.ts';
import { paths } from '#client/paths.ts';
import { withoutLanguage } from '#language/languages.ts';

/** The code is in the fragment, which browsers send to no server. */
export const codeLink = (dealId: string, code: string) =>
  `${absoluteUrl(paths.deal(dealId), location.origin)}#code=${code}`;

const codeIn = (hash: string) => /^#code=(\d{6})$/.exec(hash)?.[1];

const scanned = new Map<string, string>();

/** The login redirect drops the fragment. */
export function storeScannedCode(dealId: string) {
  const code = withoutLanguage(location.pathname) === paths.deal(dealId) ? codeIn(location.hash) : undefined;
  if (code) scanned.set(dealId, code);
}

export const scannedCode = (dealId: string) => scanned.get(dealId);
