import { type ComponentType, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyImport } from '#client/browser/lazy-import.ts';
import { paths } from '#client/paths.ts';
import { useHydrated } from '#client/ui/hydration.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { LONGEST_SEARCH as LongestSearch } from '#contract/pagination.ts';
import { t } from '#language/t.ts';
import { useSearchKey } from './search-box-key.ts';
import type { PopUp, SearchSuggestionsProps } from './search-box-suggestions.tsx';

// The contract would bring zod into the first load of every page.
const LONGEST_SEARCH: typeof LongestSearch = 100;
export const SEARCH_FIELD = 'search';

type Help = typeof import('./search-box-suggestions.tsx');
const loadHelp = (): Promise<Help> => import('./search-box-suggestions.tsx');

/** Without this script, the form works all the same. */
function withHelp(use: (help: Help) => void) {
  lazyImport(loadHelp).then(use, () => {});
}

interface SearchBoxProps {
  value?: string;
  /** In the header, where the page may have another search box. */
  compact?: boolean;
}

export function SearchBox({ value = '', compact = false }: SearchBoxProps) {
  const ownId = useId();
  const id = compact ? ownId : SEARCH_FIELD;
  const field = useRef<HTMLInputElement>(null);
  const lastValue = useRef(value);
  const lastSent = useRef('');
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestionsProps>>();
  const [{ open, active }, setPopUp] = useState<PopUp>({ open: false });
  useSearchKey(field);

  // After a navigation the field follows the address. Text typed before hydration or meanwhile stays.
  useEffect(() => {
    const former = lastValue.current;
    if (former === value || !field.current) return;
    lastValue.current = value;
    const text = field.current.value.trim();
    const isTyping = field.current === document.activeElement && text !== former && text !== lastSent.current;
    if (!isTyping) field.current.value = value;
  }, [value]);

  function fetchSuggestions() {
    if (!Suggestions) withHelp(({ SearchSuggestions }) => setSuggestions(() => SearchSuggestions));
  }

  function submitSearch(event: SubmitEvent) {
    event.preventDefault();
    const q = field.current?.value.trim();
    lastSent.current = q ?? '';
    if (q) withHelp(({ rememberWords }) => rememberWords(q));
    void navigate(q ? `${paths.search}?${new URLSearchParams({ q })}` : paths.search);
  }

  return (
    <search className="relative block text-base">
      <form action={paths.search} onSubmit={submitSearch} className="flex">
        <label htmlFor={id} className="sr-only">
          {t('Search bikes')}
        </label>
        <input
          ref={field}
          id={id}
          name="q"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST_SEARCH}
          defaultValue={value}
          placeholder={compact ? t('Search bikes') : t('Pulsar 150 in Dhaka')}
          onFocus={fetchSuggestions}
          aria-keyshortcuts="/"
          {...(hydrated && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': open,
            'aria-controls': `${id}list`,
            'aria-activedescendant': active,
          })}
          className={`input w-full grow rounded-e-none text-base placeholder:text-quiet ${compact ? '' : 'input-lg'}`}
        />
        <button type="submit" className={`btn btn-neutral rounded-s-none ${compact ? 'btn-square' : 'btn-lg'}`}>
          <Icon name="search" />
          <span className={compact ? 'sr-only' : 'max-sm:sr-only'}>{t('Search||verb')}</span>
        </button>
        {Suggestions && field.current && <Suggestions field={field.current} listId={`${id}list`} onPopUp={setPopUp} />}
      </form>
    </search>
  );
}
