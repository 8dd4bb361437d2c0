import { useId } from 'react';
import { useNavigate } from 'react-router';
import type { Meant, SearchAddress, Sort } from '#contract/search.ts';
import { changed } from './address.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { ordersOf } from './orders.ts';
import { useSearchLinks } from './search-links.ts';

/** A form, so that it works before the page has come alive. */
export function SortSelect({ meant, address }: { meant: Meant; address: SearchAddress }) {
  const id = useId();
  const { path, to, view } = useSearchLinks();
  const navigate = useNavigate();
  return (
    <form method="get" action={path} className="flex min-w-0 items-center gap-2 max-sm:grow">
      <label htmlFor={id} className="text-sm font-semibold whitespace-nowrap max-sm:sr-only">
        Sort by
      </label>
      <HiddenFields of={{ ...changed(address, { sort: undefined }), view }} />
      <select
        // What was chosen before the page came alive is not what is shown.
        key={meant.sort}
        id={id}
        name="sort"
        defaultValue={meant.sort}
        onChange={({ target }) =>
          navigate(to(changed(address, { sort: target.value as Sort })), { preventScrollReset: true })
        }
        className="select w-full min-w-0 sm:w-56"
      >
        {ordersOf(meant, address).map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="btn">
          Sort
        </button>
      </noscript>
    </form>
  );
}
