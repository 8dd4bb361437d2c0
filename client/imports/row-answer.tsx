import { reason } from '#client/api/call.ts';
import { fetchedIsShown } from '#client/api/query-client.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import type { ImportRow } from '#contract/imports.ts';
import { t } from '#language/t.ts';
import { useConfirm } from './confirm.ts';

export interface Answers {
  importId: string;
  /** The row has left the current list. */
  onAnswered?: ((place: number) => void) | undefined;
}

interface RowAnswerProps {
  row: ImportRow;
  place: number;
  answers: Answers;
}

/** The answer can change until the bike is listed. */
export function RowAnswer({ row: { number, outcome }, place, answers: { importId, onAnswered } }: RowAnswerProps) {
  const confirm = useConfirm(importId);
  const isAsked = outcome === 'asked';

  async function answer() {
    // An answered row leaves the list before the mutation ends, and with it the callbacks of `mutate`.
    await confirm.mutateAsync({ rows: [number], isConfirmed: isAsked });
    await fetchedIsShown();
    onAnswered?.(place);
  }

  return (
    <div className="mt-2">
      {!isAsked && <span className="me-2">{t('You said that it is right.')}</span>}
      <BusyButton
        busy={confirm.isPending}
        onClick={() => void answer().catch(() => {})}
        className="btn-outline btn-sm"
        aria-label={isAsked ? t('It is right, row {number}', { number }) : t('Undo, row {number}', { number })}
      >
        {isAsked ? t('It is right') : t('Undo')}
      </BusyButton>
      <FormFault>{confirm.error ? reason(confirm.error) : undefined}</FormFault>
    </div>
  );
}
