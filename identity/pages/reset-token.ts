import { randomBytes } from 'node:crypto';
import type { Accounts } from '../accounts.ts';

const MINUTES = 15;

/** Leads whoever has just shown that a mailbox is theirs to the page that a letter with a new link would lead to. */
export async function resetToken({ internalAdapter }: Pick<Accounts, 'internalAdapter'>, userId: string) {
  const token = randomBytes(18).toString('base64url');
  const expiresAt = new Date(Date.now() + MINUTES * 60_000);
  await internalAdapter.createVerificationValue({ value: userId, identifier: `reset-password:${token}`, expiresAt });
  return token;
}
