import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import toast from 'react-hot-toast/headless';
import { reason } from '#client/api/call.ts';
import { refreshOwnProducts } from '#client/products/listing-limit.tsx';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import type { Outcomes } from '#contract/bulk.ts';
import type { Product } from '#contract/products.ts';
import { NotDone } from './not-done.tsx';
import { outcomeWords } from './outcome-words.ts';

interface BulkDialogProps {
  title: string;
  confirm: string;
  /** It cannot be undone. */
  grave?: boolean;
  /** There is nothing to do. */
  idle: boolean;
  bikes: Product[];
  act(): Promise<Outcomes>;
  /** In words, for so many bikes. */
  done(count: number): string;
  onClose(): void;
  /** Nothing is chosen any more. */
  onDone(): void;
  children: ReactNode;
}

/** Asks before something happens to several bikes; what could not be done is told afterwards, bike by bike. */
export function BulkDialog(asked: BulkDialogProps) {
  const { title, confirm, grave = false, idle, act, done, onClose, onDone, children } = asked;
  const names = new Map(asked.bikes.map(({ _id, productName }) => [_id, productName]));
  const work = useMutation({
    mutationFn: act,
    onSuccess: async ({ outcomes }) => {
      const count = outcomes.filter(({ outcome }) => outcome === 'done').length;
      if (count > 0) toast.success(done(count));
      if (count === outcomes.length) {
        onClose();
        onDone();
      }
      await refreshOwnProducts();
    },
    onError: (error) => console.error(error),
  });
  const left = work.data?.outcomes.flatMap(({ _id, outcome }) =>
    outcome === 'done' ? [] : { _id, productName: names.get(_id) ?? '', why: outcomeWords[outcome] },
  );

  function leave() {
    onClose();
    if (left) onDone();
  }

  return (
    <Dialog title={left ? 'Not all of it could be done' : title} onClose={leave}>
      <div className="grid gap-4 wrap-break-word">
        {left ? <NotDone title="These stay as they are:" bikes={left} /> : children}
      </div>
      <div className="mt-3">
        <FormFault>{work.error ? reason(work.error) : undefined}</FormFault>
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" onClick={leave} className="btn">
          {left || idle ? 'Close' : 'Cancel'}
        </button>
        {!left && !(grave && idle) && (
          <BusyButton
            busy={work.isPending}
            disabled={idle}
            onClick={() => work.mutate()}
            className={grave ? 'btn-error' : 'btn-primary'}
          >
            {confirm}
          </BusyButton>
        )}
      </div>
    </Dialog>
  );
}
