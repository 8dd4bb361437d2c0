import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '#client/api/query-client.ts';
import { queryKeys } from '#client/api/query-keys.ts';
import { identity } from '#client/api/session/identity.ts';
import { IdentityError, NO_SESSION } from '#client/api/session/identity-client.ts';
import { endSession } from '#client/api/session/store.ts';

export const identityAccount = queryOptions({
  queryKey: queryKeys.identityAccount,
  queryFn: () => identity.account(),
  retry: false,
  staleTime: 0,
});

/** Account changes need a session at the provider. Without one the person signs in again. */
export async function readIdentityAccount() {
  try {
    return await queryClient.query(identityAccount);
  } catch (error) {
    if (error instanceof IdentityError && error.code === NO_SESSION) endSession(true);
    throw error;
  }
}
