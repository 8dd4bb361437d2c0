import { claims } from '#client/browser/token-claims.ts';
import type { ACCESS_TOKEN_KEY as AccessTokenKey, LEGACY_TOKEN_KEY as LegacyTokenKey } from '#contract/session.ts';

// The contract would bring zod into the first load of every page.
export const ACCESS_TOKEN_KEY: typeof AccessTokenKey = 'accessToken';
const LEGACY_TOKEN_KEY: typeof LegacyTokenKey = 'Photo-Phactory-Token';

const LEEWAY_MS = 10_000;

/** Clock skew: server time minus local time. */
let clockAhead = 0;

export function storedToken(): string | undefined {
  try {
    return localStorage.getItem(ACCESS_TOKEN_KEY) ?? undefined;
  } catch {
    return undefined; // Storage is blocked: nobody can be signed in.
  }
}

export function storeToken(token: string) {
  const issued = claims(token)?.iat;
  if (issued) clockAhead = issued * 1000 - Date.now();
  localStorage.setItem(ACCESS_TOKEN_KEY, token);
}

export function clearTokens() {
  localStorage.removeItem(ACCESS_TOKEN_KEY);
  localStorage.removeItem(LEGACY_TOKEN_KEY);
}

export function isExpired(token: string) {
  return (claims(token)?.exp ?? 0) * 1000 < Date.now() + clockAhead + LEEWAY_MS;
}
