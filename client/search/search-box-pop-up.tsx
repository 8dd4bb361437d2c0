import { Icon } from '#client/ui/icon.tsx';
import { t } from '#language/t.ts';
import type { SearchOption } from './search-box-options.ts';
import { forgetSearch, forgetSearches } from './search-box-recent.ts';

interface SearchPopUpProps {
  listId: string;
  optionId(nth: number): string;
  field: HTMLInputElement;
  options: SearchOption[];
  nth: number;
  open: boolean;
  onTake(option: SearchOption): void;
}

/** The listbox below the field. Remove buttons stand beside options, which must not contain controls. */
export function SearchPopUp({ listId, optionId, field, options, nth, open, onTake }: SearchPopUpProps) {
  const recent = options.filter(({ kind }) => kind === 'recent');
  const onlyRecent = recent.length === options.length;

  function forgetting(forget: () => void) {
    forget();
    field.focus();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: there is nothing to press but what is inside */}
      <div
        hidden={!open}
        // Pressing an option keeps the focus, and a phone's keyboard, in place.
        onMouseDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-[min(28rem,60dvh)] overflow-y-auto rounded-field border border-base-300 bg-base-100 py-1.5 shadow-lg"
      >
        <div className="relative">
          <div id={listId} role="listbox" aria-label={t('Suggestions')}>
            {options.map((option, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text field
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text field, which names the active option
              <div
                key={`${option.kind} ${option.query}`}
                id={optionId(at)}
                role="option"
                aria-selected={at === nth}
                ref={(row) => {
                  if (at === nth) row?.scrollIntoView({ block: 'nearest' });
                }}
                onClick={() => onTake(option)}
                className={`flex min-h-11 cursor-pointer items-center gap-3 px-3.5 ${option.kind === 'recent' ? 'pe-12' : ''} hover:bg-base-200 aria-selected:bg-neutral aria-selected:text-neutral-content`}
              >
                {option.kind === 'recent' ? <Clock /> : <Icon name="search" className="size-4.5 shrink-0 opacity-60" />}
                <span className="flex min-w-0 grow gap-x-3 max-sm:flex-col max-sm:py-1.5 sm:items-baseline sm:justify-between">
                  <span className="truncate font-medium">{option.text}</span>
                  {option.kind === 'recent' ? (
                    <span className="sr-only">{t('Recent search')}</span>
                  ) : (
                    <span className="shrink-0 truncate text-sm opacity-80 sm:max-w-3/5">{option.detail}</span>
                  )}
                </span>
              </div>
            ))}
          </div>
          {recent.length > 0 && (
            <ul className="absolute top-0 end-0">
              {recent.map((search) => (
                <li key={search.query}>
                  <button
                    type="button"
                    onClick={() => forgetting(() => forgetSearch(search))}
                    aria-label={t('Forget {search}', { search: search.text })}
                    className="grid size-11 cursor-pointer place-items-center hover:bg-base-300 focus-visible:-outline-offset-3"
                  >
                    <Icon name="cross" className="size-4" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
        {onlyRecent && (
          <button
            type="button"
            onClick={() => forgetting(forgetSearches)}
            className="min-h-9 cursor-pointer px-3.5 text-sm font-semibold text-link focus-visible:-outline-offset-3"
          >
            {t('Forget all recent searches')}
          </button>
        )}
      </div>
      <p role="status" className="sr-only">
        {open && inWords(options.length, onlyRecent)}
      </p>
    </>
  );
}

const inWords = (count: number, recent: boolean) =>
  recent
    ? t('{count, plural, one {# recent search} other {# recent searches}}', { count })
    : t('{count, plural, one {# suggestion} other {# suggestions}}', { count });

function Clock() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-4.5 shrink-0 fill-none stroke-current stroke-2 opacity-60"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="8.5" />
      <path strokeLinecap="round" strokeLinejoin="round" d="M12 7v5.2l3.4 2" />
    </svg>
  );
}
