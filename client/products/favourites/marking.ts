import toast from 'react-hot-toast/headless';
import { call, reason } from '#client/api/call.ts';
import { invalidate, query, queryClient } from '#client/api/query-client.ts';
import { addFavourite, listFavouriteIds, listFavourites, removeFavourite } from '#contract/favourites.ts';

/** Fetched once, then updated by this browser's own changes. */
export const favouriteIds = { ...query(listFavouriteIds, {}), staleTime: Number.POSITIVE_INFINITY };

const turns = new Map<string, Promise<boolean>>();

/** Optimistic; a refusal rolls back. Resolves with success. Serial for each bike, so that the last click wins. */
export function markFavourite(id: string, saved: boolean): Promise<boolean> {
  void queryClient.cancelQueries(favouriteIds);
  show(id, saved);
  const turn = afterOthers(turns.get(id));
  turns.set(id, turn);
  return turn;

  async function afterOthers(earlier?: Promise<boolean>) {
    await earlier;
    try {
      await call(saved ? addFavourite : removeFavourite, { params: { id } });
      return true;
    } catch (error) {
      console.error(error);
      if (turns.get(id) === turn) show(id, !saved);
      toast.error(reason(error));
      return false;
    } finally {
      if (turns.get(id) === turn) turns.delete(id);
      void invalidate(listFavourites);
    }
  }
}

function show(id: string, saved: boolean) {
  queryClient.setQueryData(favouriteIds.queryKey, (ids) => {
    const others = ids?.filter((other) => other !== id);
    return saved && others ? [id, ...others] : others;
  });
}
