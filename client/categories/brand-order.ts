import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { call, reason } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import { type AdminCategory, listAllCategories, orderCategories } from '#contract/categories.ts';
import { t } from '#language/t.ts';

/** An optimistic order, rolled back when the server refuses. */
export function useBrandOrder(known: AdminCategory[]) {
  const [wish, setWish] = useState<string[]>();
  const [news, setNews] = useState('');
  const save = useMutation({
    // Serial, so that the last change wins.
    scope: { id: 'brand-order' },
    mutationFn: (ids: string[]) => call(orderCategories, { body: { ids } }),
    onError: (error) => {
      console.error(error);
      toast.error(reason(error));
    },
    onSettled: async (_answer, _error, ids) => {
      await refresh(listAllCategories);
      setWish((current) => (current === ids ? undefined : current));
    },
  });
  const places = new Map(wish?.map((id, place) => [id, place]));
  const brands = known.toSorted((a, b) => (places.get(a._id) ?? 0) - (places.get(b._id) ?? 0));

  function move(from: number, by: -1 | 1) {
    const moved = brands[from];
    if (!moved || !brands[from + by]) return;
    const ids = brands
      .map(({ _id }) => _id)
      .toSpliced(from, 1)
      .toSpliced(from + by, 0, moved._id);
    setWish(ids);
    setNews(
      t('{name} is now number {place} of {count}.', {
        name: moved.brandName,
        place: from + by + 1,
        count: brands.length,
      }),
    );
    save.mutate(ids);
  }

  return { brands, move, news };
}
