import type { ReactNode } from 'react';
import { BusyButton } from './busy-button.tsx';
import { Dialog } from './dialog.tsx';
import { FormFault } from './form-error.tsx';

interface ConfirmDialogProps {
  title: string;
  keep: string;
  confirm: string;
  /** Irreversible. */
  grave?: boolean;
  busy: boolean;
  fault: string | undefined;
  onConfirm(): void;
  onClose(): void;
  children: ReactNode;
}

/** The safe button has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, keep, confirm, grave = false, busy, fault, onConfirm, onClose, children } = props;
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
        <BusyButton busy={busy} onClick={onConfirm} className={grave ? 'btn-error' : 'btn-primary'}>
          {confirm}
        </BusyButton>
      </div>
    </Dialog>
  );
}
