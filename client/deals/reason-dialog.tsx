import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextAreaField } from '#client/ui/field.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { missOther } from '#contract/deals.ts';
import { t } from '#language/t.ts';

interface ReasonDialogProps {
  title: string;
  hint: string;
  keep: string;
  confirm: string;
  busy: boolean;
  fault: string | undefined;
  onConfirm(reason: string): void;
  onClose(): void;
  children: ReactNode;
}

export function ReasonDialog(props: ReasonDialogProps) {
  const { title, hint, keep, confirm, busy, fault, onConfirm, onClose, children } = props;
  const form = useForm({
    resolver: zodResolver(missOther.body, undefined, { raw: true }),
    defaultValues: { reason: '' },
  });
  const { register, handleSubmit, setFocus, formState } = form;

  useEffect(() => setFocus('reason'), [setFocus]);

  return (
    <Dialog title={title} onClose={onClose}>
      <form
        method="post"
        noValidate
        onSubmit={handleSubmit(({ reason }) => busy || onConfirm(reason))}
        className="grid gap-4 wrap-break-word"
      >
        {children}
        <TextAreaField
          label={t('Why?')}
          hint={hint}
          rows={3}
          required
          fault={formState.errors.reason?.message}
          {...register('reason')}
        />
        <FormFault>{fault}</FormFault>
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" onClick={onClose} className="btn">
            {keep}
          </button>
          <BusyButton type="submit" busy={busy} className="btn-error">
            {confirm}
          </BusyButton>
        </div>
      </form>
    </Dialog>
  );
}
