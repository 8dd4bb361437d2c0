import { readPersonAgain } from './session.ts';
import { currentSession } from './store.ts';
import { renewAccessToken } from './token-refresh.ts';

let pending: Promise<boolean> | undefined;

/** Whether the e-mail address is confirmed now. Our record learns it with the next access token. */
export function confirmedByNow(): Promise<boolean> {
  pending ??= ask().finally(() => {
    pending = undefined;
  });
  return pending;
}

async function ask() {
  try {
    await renewAccessToken();
    await readPersonAgain();
  } catch (error) {
    console.error(error);
  }
  return currentSession().user?.emailConfirmed ?? false;
}
