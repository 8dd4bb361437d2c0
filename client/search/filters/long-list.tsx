import { useId, useState } from 'react';
import { useHydrated } from '#client/ui/hydration.ts';
import { message, t } from '#language/t.ts';
import { FILTERS, useSearchLinks } from '../search-links.ts';
import { CheckList } from './check-list.tsx';
import { several } from './multi-value.ts';
import type { Offered } from './offered.ts';
import { useIsWholeList, WHOLE_LIST } from './whole-list.ts';

const SHOWN_AT_ONCE = 8;
const MANY = 16;

const WORDS = {
  brand: {
    search: message('Search the brands'),
    searchAll: message('Search {count, plural, one {# brand} other {# brands}}'),
    showAll: message('Show {count, plural, one {# brand} other {# brands}}'),
    unknown: message('None of these brands is called that.'),
    none: message('There are no brands to choose from.'),
  },
  model: {
    search: message('Search the models'),
    searchAll: message('Search {count, plural, one {# model} other {# models}}'),
    showAll: message('Show {count, plural, one {# model} other {# models}}'),
    unknown: message('None of these models is called that.'),
    none: message('There are no models to choose from.'),
  },
};
export type LongNoun = keyof typeof WORDS;

interface LongListProps {
  name: string;
  noun: LongNoun;
  offered: Offered[];
  chosen: string | undefined;
  onChange(chosen: string | undefined): void;
}

/** Without scripts, the next page shows the rest. */
export function LongList({ name, noun, offered, chosen, onChange }: LongListProps) {
  const hydrated = useHydrated();
  const words = WORDS[noun];
  const id = useId();
  const { path } = useSearchLinks();
  const [wholly, setWholly] = useState(useIsWholeList(name));
  const [typed, setTyped] = useState('');
  // A changed entry keeps its place.
  const [touched, setTouched] = useState<string[]>([]);
  const wordless = plain(typed);
  const pinned = [...several(chosen), ...touched];
  const worthShowing = offered.filter(({ value, count }) => count?.bikes !== 0 || pinned.includes(value));
  const found = worthShowing.filter(({ text }) => plain(text).includes(wordless));
  const shown =
    wholly || wordless ? found : found.filter(({ value }, nth) => nth < SHOWN_AT_ONCE || pinned.includes(value));

  function change(next: string | undefined) {
    setTouched([...pinned, ...several(next)]);
    onChange(next);
  }

  return (
    <>
      {hydrated && worthShowing.length >= MANY && (
        <input
          type="search"
          aria-label={t(words.search)}
          aria-controls={id}
          placeholder={t(words.searchAll, { count: worthShowing.length })}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="input mb-2 w-full"
        />
      )}
      <div id={id} className={`-mx-1.5 px-1.5 ${shown.length > MANY ? 'max-h-96 overflow-y-auto' : ''}`}>
        <CheckList name={name} offered={shown} chosen={chosen} onChange={change} />
        {shown.length === 0 && <p className="py-2 text-sm text-quiet">{t(wordless ? words.unknown : words.none)}</p>}
      </div>
      {!wordless && worthShowing.length > SHOWN_AT_ONCE && (hydrated || !wholly) && (
        <button
          type={hydrated ? 'button' : 'submit'}
          name={WHOLE_LIST}
          value={name}
          formAction={`${path}#${FILTERS}`}
          aria-expanded={wholly}
          aria-controls={id}
          onClick={() => setWholly(!wholly)}
          className="mt-1 min-h-9 cursor-pointer text-sm font-semibold text-link pointer-coarse:min-h-11"
        >
          {wholly ? t('Show fewer') : t(words.showAll, { count: worthShowing.length })}
        </button>
      )}
    </>
  );
}

/** `mt15` finds `MT-15`. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
