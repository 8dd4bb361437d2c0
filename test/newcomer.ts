import { randomUUID } from 'node:crypto';
import { readAccessToken } from '#contract/session.ts';
import { createUser } from '#contract/users.ts';
import { directAccounts } from './direct-accounts.ts';
import { confirmAddress, cookiesOf } from './letters.ts';
import { type Caller, callerOf } from './people.ts';

export const PASSWORD = 'a long enough password';

/** An account at the identity service, then the access token. */
export async function newcomer(
  url: string,
  role: 'buyer' | 'seller',
  {
    name = `Person ${randomUUID().slice(0, 8)}`,
    email = `${role}-${randomUUID()}@example.test`,
    confirms = true,
  }: { name?: string; email?: string; confirms?: boolean } = {},
): Promise<Caller> {
  const direct = confirms ? directAccounts(url) : undefined;
  const cookie = await (direct ? direct.add({ email, name }) : signUp(url, { email, name, confirms }));
  const { token: idToken } = (await (
    await fetch(`${url}/api/auth/token`, { headers: { origin: url, cookie } })
  ).json()) as {
    token: string;
  };
  const joining = callerOf(`${url}/api`, { email, name, idToken });
  await joining.call(createUser, { body: { email, name, role } });
  const { body } = await joining.call(readAccessToken, { query: { email } });
  return callerOf(`${url}/api`, { email, name, idToken, token: body.accessToken });
}

/** Returns the cookies of the new session. */
export async function signUp(
  url: string,
  { email, name, confirms = true }: { email: string; name: string; confirms?: boolean },
): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, name, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Signing up answered ${answer.status}: ${await answer.text()}`);
  return confirms ? confirmAddress(url, email, cookiesOf(answer)) : cookiesOf(answer);
}
