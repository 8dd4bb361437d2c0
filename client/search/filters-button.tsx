import { type ReactNode, useState } from 'react';
import { Dialog } from '#client/ui/dialog.tsx';
import type { Found } from '#contract/search.ts';
import { bikeCount } from './bike-count.ts';

interface FiltersButtonProps {
  found: Found;
  /** How many are set. */
  count: number;
  busy: boolean;
  /** Where they stand before any script has run. */
  place: string;
  children: ReactNode;
}

/** Where there is no room beside the results, the filters come over them. */
export function FiltersButton({ found, count, busy, place, children }: FiltersButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="btn btn-outline grow bg-base-100 lg:hidden noscript:hidden"
      >
        Filters
        {count > 0 && (
          <span className="grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1.5 text-xs text-primary-content tabular-nums">
            {count}
            <span className="sr-only"> set</span>
          </span>
        )}
      </button>
      <a href={`#${place}`} className="btn hidden grow btn-outline bg-base-100 max-lg:noscript:inline-flex">
        Filters
      </a>
      {open && (
        <Dialog
          title="Filters"
          onClose={close}
          foot={
            <button type="button" aria-busy={busy} onClick={close} className="btn btn-primary btn-lg w-full">
              {found.total.bikes ? `Show ${bikeCount(found.total).replace('About', 'about')}` : 'See what would fit'}
            </button>
          }
        >
          {children}
        </Dialog>
      )}
    </>
  );
}
