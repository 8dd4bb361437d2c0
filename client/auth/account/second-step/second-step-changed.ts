import { queryClient } from '#client/api/query-client.ts';
import { refreshSession } from '#client/api/session/sign-in.ts';
import { identityAccount } from '../identity-account.ts';

export async function secondStepChanged() {
  await Promise.all([queryClient.invalidateQueries(identityAccount), refreshSession().catch(console.error)]);
}
