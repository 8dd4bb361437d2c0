import { type ReactNode, startTransition, useState } from 'react';
import { Dialog } from '#client/ui/dialog.tsx';
import { useAlive } from '#client/ui/hydration.ts';
import type { Found } from '#contract/search.ts';
import { bikeCount } from './bike-count.ts';
import { FILTERS } from './search-links.ts';

interface FiltersButtonProps {
  found: Found;
  /** How many are set. */
  count: number;
  busy: boolean;
  children: ReactNode;
}

/** Where there is no room beside the results, the filters come over them; before any script has run they stand below them. */
export function FiltersButton({ found, count, busy, children }: FiltersButtonProps) {
  const alive = useAlive();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  // They are many: the press is answered before they are drawn.
  const show = () => startTransition(() => setOpen(true));
  const look = 'btn btn-outline grow bg-base-100 lg:hidden';
  const face = (
    <>
      Filters
      {count > 0 && (
        <span className="grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1.5 text-xs text-primary-content tabular-nums">
          {count}
          <span className="sr-only"> set</span>
        </span>
      )}
    </>
  );
  return (
    <>
      {alive ? (
        <button type="button" aria-haspopup="dialog" onClick={show} className={look}>
          {face}
        </button>
      ) : (
        <a href={`#${FILTERS}`} className={look}>
          {face}
        </a>
      )}
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
