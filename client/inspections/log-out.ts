import { signOut } from '#client/api/session/session.ts';

/** Asks first, if something is noted that only this device has. Returns whether it was meant. */
export async function logOut(): Promise<boolean> {
  const isMeant = await import('./leaving.ts').then(
    ({ mayLeave }) => mayLeave(),
    () => true,
  );
  if (isMeant) await signOut();
  return isMeant;
}
