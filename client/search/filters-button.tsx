import { type ReactNode, startTransition, useState } from 'react';
import { Dialog } from '#client/ui/dialog.tsx';
import { useHydrated } from '#client/ui/hydration.ts';
import { rich } from '#client/ui/rich.ts';
import type { Found } from '#contract/search.ts';
import { t } from '#language/t.ts';
import { showBikes } from './bike-count.ts';
import { FILTERS } from './search-links.ts';

interface FiltersButtonProps {
  found: Found;
  count: number;
  busy: boolean;
  children: ReactNode;
}

/** On narrow screens the filters open as a dialog; without scripts they stand below the results. */
export function FiltersButton({ found, count, busy, children }: FiltersButtonProps) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  // The panel is large, so the press is shown first.
  const show = () => startTransition(() => setOpen(true));
  const buttonClass = 'btn btn-outline grow bg-base-100 lg:hidden';
  const face = (
    <>
      {t('Filters')}
      {count > 0 && (
        <span className="grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1.5 text-xs text-primary-content tabular-nums">
          {rich('{count}<hidden> set</hidden>', {
            count,
            hidden: (words) => <span className="sr-only">{words}</span>,
          })}
        </span>
      )}
    </>
  );
  return (
    <>
      {hydrated ? (
        <button type="button" aria-haspopup="dialog" onClick={show} className={buttonClass}>
          {face}
        </button>
      ) : (
        <a href={`#${FILTERS}`} className={buttonClass}>
          {face}
        </a>
      )}
      {open && (
        <Dialog
          title={t('Filters')}
          onClose={close}
          foot={
            <button type="button" aria-busy={busy} onClick={close} className="btn btn-primary btn-lg w-full">
              {found.total.bikes ? showBikes(found.total) : t('See what would fit')}
            </button>
          }
        >
          {children}
        </Dialog>
      )}
    </>
  );
}
