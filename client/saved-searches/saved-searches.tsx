import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { call, reason } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { useSuccessorFocus } from '#client/ui/focus-next-row.ts';
import { undoToast } from '#client/ui/undo-toast.tsx';
import {
  countNewMatches,
  listSavedSearches,
  removeSavedSearch,
  type SavedSearch as Saved,
  saveSearch,
} from '#contract/saved-searches.ts';
import { t } from '#language/t.ts';
import { savedSearches, utcOffset } from './saved.ts';
import { SavedSearch } from './saved-search.tsx';

export function SavedSearches() {
  const { data: all = [] } = useQuery(savedSearches);
  const [removed, setRemoved] = useState<string[]>([]);
  const { heading, rows, vacate } = useSuccessorFocus<HTMLUListElement>();
  const shown = all.filter(({ _id }) => !removed.includes(_id));

  const hide = ({ _id }: Saved) => setRemoved((ids) => [...ids, _id]);
  const showAgain = ({ _id }: Saved) => setRemoved((ids) => ids.filter((id) => id !== _id));

  async function remove(search: Saved) {
    const place = shown.indexOf(search);
    hide(search);
    vacate(place);
    if (!(await succeeds(call(removeSavedSearch, { params: { id: search._id } })))) return showAgain(search);
    undoToast(t('Removed {name}', { name: search.name }), () => putBack(search, place));
  }

  async function putBack(search: Saved, place: number) {
    const { name, address, told } = search;
    showAgain(search);
    vacate(place);
    if (!(await succeeds(call(saveSearch, { body: { name, address, told, utcOffset: utcOffset() } })))) hide(search);
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-4xl">
        {t('Saved searches')}
      </h1>
      {shown.length > 0 ? (
        <ul ref={rows} className="mt-6 grid gap-3">
          {shown.map((search) => (
            <SavedSearch key={search._id} search={search} onRemove={() => remove(search)} />
          ))}
        </ul>
      ) : (
        <div className="mt-6">
          <EmptyState title={t('No saved searches yet')}>
            <p>{t('Look for a bike and press Save this search. New bikes that match are counted here.')}</p>
            <Link to={paths.search} className="mt-2 inline-block text-link">
              {t('Look for a bike')}
            </Link>
          </EmptyState>
        </div>
      )}
    </>
  );
}

async function succeeds(change: Promise<unknown>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    console.error(error);
    toast.error(reason(error));
    return false;
  } finally {
    void refresh(listSavedSearches);
    void refresh(countNewMatches);
  }
}
