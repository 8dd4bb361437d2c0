export interface TokenClaims {
  /** The person's id. */
  sub: string;
  email: string;
}

/** Not verified: only the server checks it. */
export function claimsOf(authorization: string | null): TokenClaims | undefined {
  const payload = authorization?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
  if (!payload) return;
  try {
    const { sub, email } = JSON.parse(
      new TextDecoder().decode(Uint8Array.from(atob(payload), (one) => one.charCodeAt(0))),
    );
    return typeof sub === 'string' && typeof email === 'string' ? { sub, email } : undefined;
  } catch {
    return;
  }
}
