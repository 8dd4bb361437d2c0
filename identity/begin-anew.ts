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

/**
 * Somebody has shown that an address is theirs which others may have signed up with: they get an account of their own,
 * and nothing of the former one but a password that they have chosen themselves. A confirmed account stays.
 */
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

/** The owner of the address says it was somebody else who signed up. A confirmed account stays. */
export async function disown({ internalAdapter }: Accounts, userId: string, { onAccountReplaced }: Listener) {
  const user = await internalAdapter.findUserById(userId);
  if (!user || user.emailVerified) return;
  await onAccountReplaced?.(userId);
  await internalAdapter.deleteUser(userId);
}

/** The letter with the link has shown that the address is theirs. */
export async function beginAnewAfterReset(accounts: Accounts, user: Former, listener: Listener): Promise<void> {
  if (user.emailVerified) return;
  const chosen = await accounts.internalAdapter.findCredentialAccount(user.id);
  await beginAnew(accounts, user, listener, { password: chosen?.password });
}

/**
 * Google knows that the address is theirs: whoever signed up with it before did not show that it is. Where that account
 * is in use it stays, and so it is not linked: the address is confirmed by its password and letter, or a new password
 * chosen by letter.
 */
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

/** As long as the library's own. */
const newId = () => randomBytes(16).toString('hex');
const localPart = (email: string) => email.split('@')[0] ?? email;
