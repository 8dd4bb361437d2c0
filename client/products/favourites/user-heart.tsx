import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '#client/api/query-client.ts';
import { type HeartProps, heartFace } from './heart-face.tsx';
import { favouriteIds, markFavourite } from './marking.ts';
import { takePendingFavourite } from './pending-favourite.ts';

/** Nothing on the viewer's own bike. */
export default function PersonsHeart({ viewer, ...props }: HeartProps & { viewer: string }) {
  const { _id: id, sellerEmail } = props.product;
  const { data: saved } = useQuery({ ...favouriteIds, select: (ids) => ids.includes(id) }, queryClient);
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
