import { randomBytes } from 'node:crypto';
import type { Accounts } from '../accounts.ts';

const MINUTES = 15;

/** The caller has verified the user's mailbox. */
export async function resetToken({ internalAdapter }: Pick<Accounts, 'internalAdapter'>, userId: string) {
  const token = randomBytes(18).toString('base64url');
  const expiresAt = new Date(Date.now() + MINUTES * 60_000);
  await internalAdapter.createVerificationValue({ value: userId, identifier: `reset-password:${token}`, expiresAt });
  return token;
}
