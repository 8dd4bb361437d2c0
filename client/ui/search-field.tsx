import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { LONGEST_SEARCH } from '#contract/pagination.ts';
import { t } from '#language/t.ts';
import { Icon } from './icon.tsx';

const PAUSE_MS = 300;

interface SearchFieldProps {
  label: string;
  value: string;
  /** Called when typing pauses, or at once with Enter. */
  onSearch(words: string): void;
}

export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(value);
  const lastValue = useRef(value);

  function ask(words: string) {
    if (words === lastValue.current) return;
    lastValue.current = words;
    onSearch(words);
  }
  const askForDraft = useEffectEvent(() => ask(draft.trim()));

  // Text may have been typed before hydration.
  useEffect(() => {
    if (field.current) setDraft(field.current.value);
  }, []);

  // After a navigation the field follows the address.
  useEffect(() => {
    if (value === lastValue.current) return;
    lastValue.current = value;
    setDraft(value);
  }, [value]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the pause anew
  useEffect(() => {
    const pause = setTimeout(() => askForDraft(), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [draft]);

  return (
    <search className="grid min-w-0 grow basis-60 gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <Icon name="search" className="pointer-events-none absolute top-1/2 start-3 z-1 size-4.5 -translate-y-1/2" />
        <input
          ref={field}
          id={id}
          type="search"
          maxLength={LONGEST_SEARCH}
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && ask(draft.trim())}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          className="input w-full px-10 [&::-webkit-search-cancel-button]:hidden"
        />
        {draft && (
          <button
            type="button"
            aria-label={t('Clear the search')}
            onClick={() => {
              setDraft('');
              ask('');
              field.current?.focus();
            }}
            className="absolute top-1/2 end-1.5 z-1 grid size-8 -translate-y-1/2 cursor-pointer place-items-center rounded-field hover:bg-base-200"
          >
            <Icon name="cross" className="size-4" />
          </button>
        )}
      </div>
    </search>
  );
}
