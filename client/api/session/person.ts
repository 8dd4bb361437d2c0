import { call } from '#client/api/call.ts';
import { readUser } from '#contract/users.ts';
import type { Person } from './store.ts';

export async function readPerson(email: string): Promise<Person> {
  return call(readUser, { params: { email } });
}
