import type { User } from '#contract/users.ts';
import { dropTokens } from './token.ts';

export type Person = Omit<User, '_id' | 'joinedAt'>;

export type Session =
  | { status: 'loading'; user?: undefined }
  /** `expired`: it ended by itself. `left`: the account is deleted. `fault`: why the session could not be restored. */
  | { status: 'signed-out'; user?: undefined; expired?: boolean; left?: boolean; fault?: unknown }
  | { status: 'signed-in'; user: Person };

export const LOADING: Session = { status: 'loading' };
let session: Session = LOADING;
const listeners = new Set<() => void>();

export const currentSession = () => session;

export function settleSession(next: Session): Session {
  session = next;
  for (const listener of listeners) listener();
  return session;
}

export function endSession(expired = false) {
  dropTokens();
  settleSession({ status: 'signed-out', expired });
}

export function onSessionChange(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
