import { useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { usePreHydrationChange } from '#client/ui/pre-hydration-change.ts';
import type { Meant, SearchAddress, Sort } from '#contract/search.ts';
import { t } from '#language/t.ts';
import { changed } from './address.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { useSearchLinks } from './search-links.ts';
import { sortOptionsOf } from './sort-options.ts';

/** A form, so that it works before hydration. */
export function SortSelect({ meant, address }: { meant: Meant; address: SearchAddress }) {
  const id = useId();
  const { path, to, view } = useSearchLinks();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const select = useRef<HTMLSelectElement>(null);

  function sort() {
    const by = select.current?.value as Sort;
    void navigate(to(changed(address, { sort: by })), { preventScrollReset: true });
  }

  usePreHydrationChange(form, sort);

  return (
    <form
      ref={form}
      method="get"
      action={path}
      autoComplete="off"
      className="flex min-w-0 items-center gap-2 max-sm:grow max-sm:noscript:basis-full"
    >
      <label htmlFor={id} className="text-sm font-semibold whitespace-nowrap max-sm:sr-only">
        {t('Sort by')}
      </label>
      <HiddenFields of={{ ...changed(address, { sort: undefined }), view }} />
      <select
        ref={select}
        // Keyed by the address, so that back and forward reset it.
        key={meant.sort}
        id={id}
        name="sort"
        defaultValue={meant.sort}
        onChange={sort}
        className="select w-full min-w-0 sm:w-56"
      >
        {sortOptionsOf(meant, address).map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="btn btn-outline bg-base-100">
          {t('Sort||verb')}
        </button>
      </noscript>
    </form>
  );
}
