import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { FormFault } from './form-fault.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What the button does that leaves everything as it is. */
  keep: string;
  /** What the other button does. */
  confirm: string;
  /** It cannot be undone. */
  grave?: boolean;
  busy: boolean;
  fault: string | undefined;
  onConfirm(): void;
  onClose(): void;
  /** What will happen. */
  children: ReactNode;
}

/** Asks before something happens; the safe answer has the focus. */
export function ConfirmDialog(asked: ConfirmDialogProps) {
  const { title, keep, confirm, grave = false, busy, fault, onConfirm, onClose, children } = asked;
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="grid gap-3 wrap-break-word">{children}</div>
      <div className="mt-3">
        <FormFault>{fault}</FormFault>
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" onClick={onClose} className="btn">
          {keep}
        </button>
        <button
          type="button"
          // Not `disabled`: that would lose the focus.
          aria-disabled={busy}
          aria-busy={busy}
          onClick={() => busy || onConfirm()}
          className={`btn ${grave ? 'btn-error' : 'btn-primary'}`}
        >
          {busy && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
          {confirm}
        </button>
      </div>
    </Dialog>
  );
}
