import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { pages } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { useSuccessorFocus } from '#client/ui/focus-next-row.ts';
import { ShowMore } from '#client/ui/show-more.tsx';
import { undoToast } from '#client/ui/undo-toast.tsx';
import { listFavourites, type Favourite as Saved } from '#contract/favourites.ts';
import { t } from '#language/t.ts';
import { Favourite } from './favourite.tsx';
import { markFavourite } from './marking.ts';

export const allFavourites = pages(listFavourites, {});

export function Favourites() {
  const list = useInfiniteQuery(allFavourites);
  const [removed, setRemoved] = useState<string[]>([]);
  const { heading, rows, vacate } = useSuccessorFocus<HTMLUListElement>();
  const favourites = list.data?.pages.flatMap(({ answer }) => answer) ?? [];
  const shown = favourites.filter(({ _id }) => !removed.includes(_id));

  const hide = ({ _id }: Saved) => setRemoved((ids) => [...ids, _id]);
  const showAgain = ({ _id }: Saved) => setRemoved((ids) => ids.filter((id) => id !== _id));

  async function remove(favourite: Saved) {
    const { productId, productName, product } = favourite;
    const place = shown.indexOf(favourite);
    hide(favourite);
    vacate(place);
    if (!(await markFavourite(productId, false))) return showAgain(favourite);
    // A sold or removed bike cannot be saved again.
    if (!product?.isAvailable) toast.success(t('Removed {bike}', { bike: productName }));
    else undoToast(t('Removed {bike}', { bike: productName }), () => putBack(favourite, place));
  }

  async function putBack(favourite: Saved, place: number) {
    showAgain(favourite);
    vacate(place);
    if (!(await markFavourite(favourite.productId, true))) hide(favourite);
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-4xl">
        {t('Favourites')}
      </h1>
      {shown.length > 0 && (
        <ul ref={rows} className="mt-6 grid gap-3">
          {shown.map((favourite) => (
            <Favourite key={favourite._id} favourite={favourite} onRemove={() => remove(favourite)} />
          ))}
        </ul>
      )}
      {!shown.length && !list.hasNextPage && (
        <div className="mt-6">
          <EmptyState title={t('No favourites yet')}>
            <p>{t('Press the heart on a bike, and you find it here again.')}</p>
            <Link to={paths.search} className="mt-2 inline-block text-link">
              {t('Look for a bike')}
            </Link>
          </EmptyState>
        </div>
      )}
      <ShowMore list={list} />
    </>
  );
}
