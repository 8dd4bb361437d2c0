import { currentSession, onSessionChange } from '#client/api/session/store.ts';
import { clearPosition } from './position.ts';
import { joinTabs } from './tabs.ts';

let owner: string | undefined;
let leave: (() => void) | undefined;

/** Streams for whoever is logged in, and for nobody else. */
export function followSession() {
  onSessionChange(follow);
  follow();
}

function follow() {
  const { status, user } = currentSession();
  if (status === 'loading' || user?.email === owner) return;
  leave?.();
  if (!user) clearPosition();
  owner = user?.email;
  leave = owner === undefined ? undefined : joinTabs(owner);
}
