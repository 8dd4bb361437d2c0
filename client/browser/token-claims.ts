/** The payload, not verified: only the server checks it. */
export interface Claims {
  /** The person's id. */
  sub: string;
  email: string;
  name?: string;
  /** Seconds since 1970. */
  iat: number;
  exp: number;
}

export function claims(token: string | null | undefined): Claims | undefined {
  const payload = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
  if (!payload) return;
  try {
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return;
  }
}
