import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '#client/api/query-client.ts';
import { queryKeys } from '#client/api/query-keys.ts';
import { identity } from '#client/api/session/identity.ts';
import { IdentityError, NO_SESSION } from '#client/api/session/identity-client.ts';
import { endSession } from '#client/api/session/store.ts';

/** What the identity provider knows about the person. */
export const identityAccount = queryOptions({
  queryKey: queryKeys.identityAccount,
  queryFn: () => identity.account(),
  retry: false,
  staleTime: 0,
});

/** Nothing of an account can be changed without a session at the provider: whoever has lost it logs in anew. */
export async function readIdentityAccount() {
  try {
    return await queryClient.query(identityAccount);
  } catch (error) {
    if (error instanceof IdentityError && error.code === NO_SESSION) endSession(true);
    throw error;
  }
}
