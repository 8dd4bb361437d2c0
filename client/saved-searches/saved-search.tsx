import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Link, useNavigate } from 'react-router';
import { call, reason } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Picture } from '#client/ui/picture.tsx';
import {
  ALERT_FREQUENCIES,
  type AlertFrequency,
  changeSavedSearch,
  listSavedSearches,
  type SavedSearch as Saved,
} from '#contract/saved-searches.ts';
import { t } from '#language/t.ts';
import { opened, resultsPath } from './opening.ts';
import { ALERT_FREQUENCY_WORDS, matchesInWords, utcOffset } from './saved.ts';
import { SearchName } from './search-name.tsx';

interface SavedSearchProps {
  search: Saved;
  onRemove(): void;
}

export function SavedSearch({ search, onRemove }: SavedSearchProps) {
  const { _id: id, newMatches, products } = search;
  const [naming, setNaming] = useState(false);
  const select = useId();
  const navigate = useNavigate();
  const change = useMutation({
    // One after the other: each sends name and choice.
    scope: { id },
    mutationFn: (wish: { name: string; told: AlertFrequency }) =>
      call(changeSavedSearch, { params: { id }, body: { ...wish, utcOffset: utcOffset() } }),
    onSuccess: () => refresh(listSavedSearches),
    onError: (error) => toast.error(reason(error)),
  });
  const { name, told } = (change.isPending && change.variables) || search;

  return (
    <li
      tabIndex={-1}
      className="grid items-center gap-x-6 gap-y-3 rounded-box border border-base-300 bg-base-100 p-4 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="min-w-0">
        {naming ? (
          <SearchName
            name={name}
            onDone={(text) => {
              setNaming(false);
              if (text && text !== name) change.mutate({ name: text, told });
            }}
          />
        ) : (
          <h2 className="text-lg wrap-anywhere">
            <Link
              to={resultsPath(search)}
              className="hover:underline"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey) return;
                event.preventDefault();
                void opened(search).then(navigate);
              }}
            >
              {name}
            </Link>
          </h2>
        )}
        <p className="mt-1 text-sm text-quiet">
          {newMatches > 0 ? (
            <Badge tone="good">{matchesInWords(newMatches)}</Badge>
          ) : (
            t('No new bikes since you looked')
          )}
        </p>
        {products.length > 0 && (
          <ul className="mt-3 flex gap-2">
            {products.map(({ _id, productName, img, cover }) => (
              <li key={_id} className="w-20">
                <Link to={paths.product(_id)} aria-label={productName} className="block">
                  <Picture src={img} alt="" photo={cover} sizes="5rem" className="aspect-4/3 w-full rounded-field" />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex flex-wrap items-end gap-x-2 gap-y-3 sm:flex-col sm:items-end">
        <p className="grid gap-1 text-sm">
          <label htmlFor={select} className="text-quiet">
            {t('Tell me||of new bikes, once a day')}
          </label>
          <select
            id={select}
            value={told}
            onChange={({ target }) => change.mutate({ name, told: target.value as AlertFrequency })}
            className="select select-sm"
          >
            {ALERT_FREQUENCIES.map((value) => (
              <option key={value} value={value}>
                {t(ALERT_FREQUENCY_WORDS[value])}
              </option>
            ))}
          </select>
        </p>
        <p className="flex gap-1">
          <button
            type="button"
            aria-label={t('Rename {name}', { name })}
            onClick={() => setNaming(true)}
            className="btn btn-ghost btn-sm"
          >
            {t('Rename')}
          </button>
          <button
            type="button"
            aria-label={t('Remove {name}', { name })}
            onClick={onRemove}
            className="btn btn-ghost btn-sm"
          >
            {t('Remove')}
          </button>
        </p>
      </div>
    </li>
  );
}
