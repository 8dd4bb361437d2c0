import { useSession } from '#client/api/session/session.ts';
import { type AdminRight, hasRight } from '#contract/admin-jobs.ts';

/** What an admin may not do is not offered; the server refuses it. */
export function useRight(right: AdminRight): boolean {
  const { user } = useSession();
  return !!user && hasRight(user, right);
}
