import { call, isRefused } from '#client/api/call.ts';
import { claims } from '#client/browser/token-claims.ts';
import { readUser } from '#contract/users.ts';
import type { Person } from './store.ts';
import { renewAccessToken } from './token-refresh.ts';

const read = (email: string): Promise<Person> => call(readUser, { params: { email } });

/** A token that was issued just before an e-mail change is valid, and says the former address. */
export async function readPerson(email: string): Promise<Person> {
  try {
    return await read(email);
  } catch (error) {
    if (!isRefused(error, 403)) throw error;
    const current = claims(await renewAccessToken())?.email;
    if (!current || current === email) throw error;
    return read(current);
  }
}
