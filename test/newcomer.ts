import { randomUUID } from 'node:crypto';
import { readAccessToken } from '#contract/session.ts';
import { createUser } from '#contract/users.ts';
import { confirmAddress, cookiesOf } from './letters.ts';
import { type Caller, callerOf } from './people.ts';

export const PASSWORD = 'a long enough password';

/** Signs up at the identity service, then fetches the access token. */
export async function newcomer(
  url: string,
  role: 'buyer' | 'seller',
  {
    name = `Person ${randomUUID().slice(0, 8)}`,
    email = `${role}-${randomUUID()}@example.test`,
    confirms = true,
  }: { name?: string; email?: string; confirms?: boolean } = {},
): Promise<Caller> {
  const headers = { 'content-type': 'application/json', origin: url };
  const signUp = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, name, password: PASSWORD }),
  });
  if (!signUp.ok) throw new Error(`Signing up answered ${signUp.status}: ${await signUp.text()}`);
  const signedUp = cookiesOf(signUp);
  const cookie = confirms ? await confirmAddress(url, email, signedUp) : signedUp;
  const { token: idToken } = (await (
    await fetch(`${url}/api/auth/token`, { headers: { ...headers, cookie } })
  ).json()) as {
    token: string;
  };
  const joining = callerOf(`${url}/api`, { email, name, idToken });
  await joining.call(createUser, { body: { email, name, role } });
  const { body } = await joining.call(readAccessToken, { query: { email } });
  return callerOf(`${url}/api`, { email, name, idToken, token: body.accessToken });
}
