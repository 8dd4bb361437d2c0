import { useMutation, useQuery } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { call, reason } from '#client/api/call.ts';
import { queryClient, refresh } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { listSavedSearches, savedAddress, saveSearch } from '#contract/saved-searches.ts';
import { t } from '#language/t.ts';
import { SavePlaceholder } from './save-placeholder.tsx';
import { savedSearches, utcOffset } from './saved.ts';

const LONGEST_NAME = 80;

export interface PersonsButtonProps {
  /** Query string of the search page. */
  query: string;
  /** The search in words. */
  title: string;
}

export default function PersonsButton({ query, title }: PersonsButtonProps) {
  const { data: all } = useQuery(savedSearches, queryClient);
  const address = savedAddress(query);
  const save = useMutation(
    {
      mutationFn: () =>
        call(saveSearch, {
          body: { name: title.slice(0, LONGEST_NAME), address: address ?? '', utcOffset: utcOffset() },
        }),
      onSuccess: async () => {
        await refresh(listSavedSearches);
        toast.success(t('This search is kept. We tell you once a day of new bikes.'));
      },
      onError: (error) => toast.error(reason(error)),
    },
    queryClient,
  );
  if (!address) return null;
  if (!all) return <SavePlaceholder />;
  if (all.some((search) => search.address === address))
    return (
      <Link to={paths.savedSearches} className="btn btn-ghost btn-sm">
        {t('In your saved searches')}
      </Link>
    );
  return (
    <button type="button" disabled={save.isPending} onClick={() => save.mutate()} className="btn btn-outline btn-sm">
      {t('Save this search')}
    </button>
  );
}
