import { randomBytes } from 'node:crypto';
import type { Accounts } from './accounts.ts';
import type { IdentityOptions } from './identity.ts';

export interface Successor {
  subject: string;
  email: string;
  name: string;
  picture?: string | undefined;
}

interface Former {
  id: string;
  email: string;
  emailVerified: boolean;
}

type Listener = Pick<IdentityOptions, 'onAccountReplaced' | 'isBusy'>;

/** A stranger may have signed up with the address. Its owner gets a new account with only a password of their own. */
export async function beginAnew(
  accounts: Accounts,
  former: Former,
  { onAccountReplaced }: Listener,
  { name, image, password }: { name?: string; image?: string | undefined; password?: string | null | undefined },
): Promise<void> {
  if (former.emailVerified) return;
  const { email } = former;
  const successor = { id: newId(), email, name: name ?? localPart(email), image: image ?? null };
  await onAccountReplaced?.(former.id, { ...successor, subject: successor.id, picture: image });
  await accounts.internalAdapter.deleteUser(former.id);
  await accounts.internalAdapter.createUser({ ...successor, emailVerified: true }, { method: 'email-password' });
  if (password) await setPassword(accounts, successor.id, password);
}

/** A confirmed account stays. */
export async function disown({ internalAdapter }: Accounts, userId: string, { onAccountReplaced }: Listener) {
  const user = await internalAdapter.findUserById(userId);
  if (!user || user.emailVerified) return;
  await onAccountReplaced?.(userId);
  await internalAdapter.deleteUser(userId);
}

export async function beginAnewAfterReset(accounts: Accounts, user: Former, listener: Listener): Promise<void> {
  if (user.emailVerified) return;
  const chosen = await accounts.internalAdapter.findCredentialAccount(user.id);
  await beginAnew(accounts, user, listener, { password: chosen?.password });
}

/** An account in use stays, unlinked: its owner confirms the address by mail, or chooses a new password. */
export async function makeRoom(
  accounts: Accounts,
  email: string,
  profile: { name: string; image?: string },
  to: Listener,
) {
  const found = await accounts.internalAdapter.findUserByEmail(email);
  if (!found || found.user.emailVerified || (await to.isBusy?.(found.user.id))) return;
  await beginAnew(accounts, found.user, to, profile);
}

async function setPassword({ internalAdapter }: Accounts, id: string, hash: string) {
  await internalAdapter.linkAccount({ userId: id, providerId: 'credential', accountId: id, password: hash });
}

/** Same lifetime as Better Auth's. */
const newId = () => randomBytes(16).toString('hex');
const localPart = (email: string) => email.split('@')[0] ?? email;
