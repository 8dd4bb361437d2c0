import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { t } from '#language/t.ts';
import { Field, type Labelled, useDescription } from './field.tsx';
import { type Suggest, useSuggestions } from './suggestions.ts';

export interface Suggestion {
  key: string;
  text: string;
  detail?: string;
}

interface ComboBoxProps<S extends Suggestion>
  extends Labelled,
    Pick<
      ComponentProps<'input'>,
      'ref' | 'name' | 'onBlur' | 'required' | 'maxLength' | 'placeholder' | 'autoComplete'
    > {
  value: string;
  suggest: Suggest<S>;
  eager?: boolean;
  onType(text: string): void;
  onChoose(suggestion: S): void;
}

/** Any text is valid. */
export function ComboBox<S extends Suggestion>(combo: ComboBoxProps<S>) {
  const { label, hint, fault, value, suggest, eager = false, onType, onChoose, onBlur, ...input } = combo;
  const described = useDescription({ hint, fault });
  const listId = useId();
  const { suggestions, ask, forget } = useSuggestions(suggest);
  const [active, setActive] = useState(-1);
  const open = suggestions.length > 0;
  const optionId = (nth: number) => `${listId}${nth}`;

  function askFor(text: string) {
    setActive(-1);
    if (text.trim() || eager) ask(text.trim());
    else forget();
  }

  function choose(suggestion: S) {
    forget();
    setActive(-1);
    onChoose(suggestion);
  }

  function goThrough(event: KeyboardEvent) {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return askFor(value);
      // The step before the first option is the text itself.
      const stops = suggestions.length + 1;
      setActive((nth) => ((nth + 1 + (key === 'ArrowDown' ? 1 : stops - 1)) % stops) - 1);
    }
    const chosen = suggestions[active];
    if (key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    }
    if (key === 'Escape' && open) {
      event.preventDefault();
      forget();
    }
  }

  return (
    <Field label={label} hint={hint} fault={fault} described={described}>
      <div className="relative">
        <input
          type="text"
          autoComplete="off"
          {...input}
          {...described.control}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={listId}
          aria-activedescendant={active < 0 ? undefined : optionId(active)}
          value={value}
          onChange={({ target }) => {
            onType(target.value);
            askFor(target.value);
          }}
          onFocus={() => eager && !value && askFor('')}
          onKeyDown={goThrough}
          onBlur={(event) => {
            forget();
            onBlur?.(event);
          }}
          className={`input w-full ${fault ? 'input-error' : ''}`}
        />
        <div
          id={listId}
          role="listbox"
          aria-label={t('Suggestions')}
          hidden={!open}
          // Pressing an option keeps the focus, and a phone's keyboard, in place.
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-field border border-base-300 bg-base-100 py-1 shadow-lg"
        >
          {suggestions.map((suggestion, nth) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text field
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text field, which names the active option
            <div
              key={suggestion.key}
              id={optionId(nth)}
              role="option"
              aria-selected={nth === active}
              ref={(option) => {
                if (nth === active) option?.scrollIntoView({ block: 'nearest' });
              }}
              onClick={() => choose(suggestion)}
              className="cursor-pointer px-3 py-2 hover:bg-base-200 aria-selected:bg-neutral aria-selected:text-neutral-content"
            >
              <span className="font-medium wrap-break-word">{suggestion.text}</span>
              {suggestion.detail && <span className="block text-sm opacity-80">{suggestion.detail}</span>}
            </div>
          ))}
        </div>
      </div>
      <p role="status" className="sr-only">
        {open && t('{count, plural, one {# suggestion} other {# suggestions}}', { count: suggestions.length })}
      </p>
    </Field>
  );
}
