import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { showFaults } from '#client/api/form-errors.ts';
import { paragraph } from '#contract/fields.ts';
import { BusyButton } from './busy-button.tsx';
import { Dialog } from './dialog.tsx';
import { TextAreaField } from './field.tsx';
import { FormFault } from './form-error.tsx';

interface WordsDialogProps {
  title: string;
  label: string;
  hint?: string;
  mostWords: number;
  keep: string;
  act: string;
  /** Takes something from somebody. */
  grave?: boolean;
  /** Its fault is shown in the dialog. */
  onSend(words: string): Promise<unknown>;
  onClose(): void;
  children: ReactNode;
}

/** Asks for the words that go with an act: a reason, or an appeal. */
export function WordsDialog(props: WordsDialogProps) {
  const { title, label, hint, mostWords, keep, act, grave = false, onSend, onClose, children } = props;
  const Words = z.object({ words: paragraph(mostWords) });
  const form = useForm({ resolver: zodResolver(Words), defaultValues: { words: '' } });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async ({ words }) => {
    try {
      await onSend(words);
    } catch (error) {
      console.error(error);
      showFaults(form, error);
    }
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <form method="post" noValidate onSubmit={send} className="grid gap-4 wrap-anywhere">
        {children}
        <TextAreaField
          label={label}
          hint={hint}
          rows={4}
          required
          fault={errors.words?.message}
          {...form.register('words')}
        />
        <FormFault>{errors.root?.message}</FormFault>
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" onClick={onClose} className="btn">
            {keep}
          </button>
          <BusyButton type="submit" busy={isSubmitting} className={grave ? 'btn-error' : 'btn-primary'}>
            {act}
          </BusyButton>
        </div>
      </form>
    </Dialog>
  );
}
