import { storedToken } from '#client/api/session/token.ts';
import { claims } from '#client/browser/token-claims.ts';

/** Of the stored token, also while it cannot be checked; empty without one. */
export const personId = () => claims(storedToken())?.sub ?? '';
