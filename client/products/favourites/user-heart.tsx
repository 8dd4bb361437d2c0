import { QueryObserver } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { queryClient } from '#client/api/query-client.ts';
import { type HeartProps, heartFace } from './heart-face.tsx';
import { favouriteIds, markFavourite } from './marking.ts';
import { takePendingFavourite } from './pending-favourite.ts';

/** One for all hearts of a page: to make one takes longer than to render a heart. */
const favourites = new QueryObserver(queryClient, favouriteIds);

function subscribe(listener: () => void) {
  // A logout removes the query that it observed.
  if (!favourites.hasListeners()) favourites.setOptions(favouriteIds);
  return favourites.subscribe(listener);
}

const isFavourite = (id: string) => queryClient.getQueryData(favouriteIds.queryKey)?.includes(id);

/** Nothing on the viewer's own bike. */
export default function PersonsHeart({ viewer, ...props }: HeartProps & { viewer: string }) {
  const { _id: id, sellerEmail } = props.product;
  const saved = useSyncExternalStore(subscribe, () => isFavourite(id));
  const known = saved !== undefined;

  useEffect(() => {
    if (known && takePendingFavourite(id)) void markFavourite(id, true);
  }, [known, id]);

  if (!known || sellerEmail === viewer) return;
  return (
    <button
      type="button"
      aria-pressed={saved}
      // Ignores the second click of a double click.
      onClick={({ detail }) => detail > 1 || void markFavourite(id, !saved)}
      {...heartFace(props, saved)}
    />
  );
}
