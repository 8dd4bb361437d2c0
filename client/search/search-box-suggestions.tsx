import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#client/paths.ts';
import { useSuggestions } from '#client/ui/suggestions.ts';
import { optionsFor, type SearchOption, suggestionsFor } from './search-box-options.ts';
import { SearchPopUp } from './search-box-pop-up.tsx';
import { recentSearches, rememberSearch } from './search-box-recent.ts';

export interface PopUp {
  open: boolean;
  active?: string | undefined;
}

export interface SearchSuggestionsProps {
  field: HTMLInputElement;
  listId: string;
  onPopUp(popUp: PopUp): void;
}

/** Makes a combobox of an existing field that may have the focus already. */
export function SearchSuggestions({ field, listId, onPopUp }: SearchSuggestionsProps) {
  const navigate = useNavigate();
  const recent = recentSearches.useList();
  const { suggestions, ask, forget } = useSuggestions(suggestionsFor);
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState(false);
  const [nth, setNth] = useState(-1);
  const options = optionsFor(text, recent, suggestions);
  const open = wanted && options.length > 0;
  const optionId = (option: number) => `${listId}${option}`;
  const active = open && options[nth] ? optionId(nth) : undefined;

  useLayoutEffect(() => onPopUp({ open, active }), [onPopUp, open, active]);

  function close() {
    forget();
    setWanted(false);
    setNth(-1);
  }

  function offer() {
    const typed = field.value.trim();
    if (!typed.startsWith(text)) forget();
    setText(typed);
    setWanted(true);
    setNth(-1);
    if (typed) ask(typed);
    else forget();
  }

  function take({ text, query }: SearchOption) {
    close();
    rememberSearch({ text, query });
    const address = new URLSearchParams(query);
    field.value = address.get('q') ?? '';
    leaveKeyboard(field);
    void navigate(`${paths.search}?${query}`);
  }

  const typed = useEffectEvent(offer);
  const focused = useEffectEvent(() => {
    if (isByTouch()) field.scrollIntoView();
    if (!field.value.trim()) offer();
  });
  const left = useEffectEvent(close);
  const sent = useEffectEvent(() => {
    leaveKeyboard(field);
    close();
  });
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing } = event;
    if (isComposing) return;
    const chosen = options[nth];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return offer();
      // The step before the first option is the text itself.
      const stops = options.length + 1;
      setNth((now) => ((now + 1 + (key === 'ArrowDown' ? 1 : stops - 1)) % stops) - 1);
    } else if (key === 'Enter' && open && chosen) {
      event.preventDefault();
      take(chosen);
    } else if (key === 'Escape' && open) {
      event.preventDefault();
      close();
    }
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    field.addEventListener('input', () => typed(), { signal });
    field.addEventListener('focus', () => focused(), { signal });
    field.addEventListener('keydown', (event) => pressed(event), { signal });
    field.form?.addEventListener('submit', () => sent(), { signal });
    field.form?.addEventListener(
      'focusout',
      ({ relatedTarget }) => field.form?.contains(relatedTarget as Node | null) || left(),
      { signal },
    );
    // The field may have had focus and text before this script loaded.
    if (document.activeElement === field) {
      if (field.value === field.defaultValue) focused();
      else typed();
    }
    return () => listening.abort();
  }, [field]);

  return (
    <SearchPopUp
      listId={listId}
      optionId={optionId}
      field={field}
      options={options}
      nth={nth}
      open={open}
      onTake={take}
    />
  );
}

export function rememberWords(text: string) {
  rememberSearch({ text, query: String(new URLSearchParams({ q: text })) });
}

/** A phone's keyboard would cover the results. */
function leaveKeyboard(field: HTMLInputElement) {
  if (isByTouch()) field.blur();
}

const isByTouch = () => matchMedia('(pointer: coarse)').matches;
