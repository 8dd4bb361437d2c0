import type { User } from '#contract/users.ts';
import { clearTokens } from './token.ts';

export type Person = Omit<User, '_id' | 'joinedAt'>;

export type Session =
  | { status: 'loading'; user?: undefined }
  /** `expired`: it ended by itself. `left`: the account is deleted. `fault`: why the session could not be restored. */
  | { status: 'signed-out'; user?: undefined; expired?: boolean; left?: boolean; fault?: unknown }
  | { status: 'signed-in'; user: Person };

export const LOADING: Session = { status: 'loading' };
let session: Session = LOADING;
let holds = 0;
const listeners = new Set<() => void>();

export const currentSession = () => session;

/**
 * A proof replaces the provider's session, a deletion ends it: until the returned function is called, a refused call in
 * the background does not end the session.
 */
export function holdSession(): () => void {
  let isHeld = true;
  holds += 1;
  return () => {
    if (isHeld) holds -= 1;
    isHeld = false;
  };
}

export const isSessionHeld = () => holds > 0;

export function settleSession(next: Session): Session {
  if (isSessionHeld() && next.status === 'signed-out' && !next.left) return session;
  session = next;
  for (const listener of listeners) listener();
  return session;
}

export function endSession(expired = false) {
  // Why it ended first is what people are told.
  if (expired && session.status === 'signed-out') return;
  if (!isSessionHeld()) clearTokens();
  settleSession({ status: 'signed-out', expired });
}

export function onSessionChange(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
