import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { reason } from '#client/api/call.ts';
import { refreshOwnProducts } from '#client/products/listing-limit.tsx';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import type { Outcome, Outcomes } from '#contract/bulk.ts';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { AskedPrices } from './asked-prices.tsx';
import { NotDone } from './not-done.tsx';
import { outcomeWords } from './outcome-words.ts';

interface BulkDialogProps {
  title: string;
  confirm: string;
  /** Irreversible. */
  grave?: boolean;
  idle: boolean;
  bikes: Product[];
  act(): Promise<Outcomes>;
  /** Called for bikes whose questioned prices the seller confirms. */
  actConfirmed?(ids: string[]): Promise<Outcomes>;
  done(count: number): string;
  onClose(): void;
  onDone(): void;
  children: ReactNode;
}

const isDone = ({ outcome }: Outcome) => outcome === 'done';

/** Confirms a bulk action; failures are listed afterwards, bike by bike. */
export function BulkDialog(props: BulkDialogProps) {
  const { title, confirm, grave = false, idle, act, actConfirmed = act, done, onClose, onDone, children } = props;
  const names = new Map(props.bikes.map(({ _id, productName }) => [_id, productName]));
  const [failures, setFailures] = useState<Outcome[]>();
  const work = useMutation({
    mutationFn: (confirmed?: string[]) => (confirmed ? actConfirmed(confirmed) : act()),
    onSuccess: ({ outcomes }) => {
      const count = outcomes.filter(isDone).length;
      if (count > 0) toast.success(done(count));
      const others = failures?.filter(({ _id }) => !outcomes.some((one) => one._id === _id)) ?? [];
      const left = [...others, ...outcomes].filter((one) => !isDone(one));
      setFailures(left);
      if (!left.length) {
        onClose();
        onDone();
      }
      void refreshOwnProducts();
    },
    onError: (error) => console.error(error),
  });
  const left = failures?.map((one) => ({ ...one, productName: names.get(one._id) ?? '' }));
  const questions = left?.flatMap(({ question, ...one }) => (question ? { ...one, question } : [])) ?? [];
  const staying = left?.flatMap(({ outcome, question, ...one }) =>
    outcome === 'done' || question ? [] : { ...one, why: t(outcomeWords[outcome]) },
  );

  const result = questions.length ? t('Please look at these prices') : t('Not all of it could be done');

  function leave() {
    onClose();
    if (left && !questions.length) onDone();
  }

  return (
    <Dialog title={left ? result : title} onClose={leave}>
      <div className="grid gap-4 wrap-break-word">
        {questions.length > 0 && <AskedPrices bikes={questions} busy={work.isPending} onConfirm={work.mutate} />}
        {staying ? <NotDone title={t('These stay as they are:')} bikes={staying} /> : children}
      </div>
      <div className="mt-3">
        <FormFault>{work.error ? reason(work.error) : undefined}</FormFault>
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" onClick={leave} className="btn">
          {left || idle ? t('Close') : t('Cancel')}
        </button>
        {!left && !(grave && idle) && (
          <BusyButton
            busy={work.isPending}
            disabled={idle}
            onClick={() => work.mutate(undefined)}
            className={grave ? 'btn-error' : 'btn-primary'}
          >
            {confirm}
          </BusyButton>
        )}
      </div>
    </Dialog>
  );
}
