import assert from 'node:assert/strict';
import { suspendUser } from '#contract/suspensions.ts';
import type { Caller } from './people.ts';

export const A_SUSPENSION = { reason: 'scam', words: 'Two buyers never got their bike.' } as const;

export async function suspend(admin: Caller, { email }: Pick<Caller, 'email'>, days?: 7 | 30 | 90 | 365) {
  const body = { ...A_SUSPENSION, ...(days && { days }) };
  const { status } = await admin.call(suspendUser, { params: { email }, body });
  assert.equal(status, 200);
}
