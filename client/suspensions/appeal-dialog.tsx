import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast/headless';
import { call } from '#client/api/call.ts';
import { showFaults } from '#client/api/form-errors.ts';
import { refresh } from '#client/api/query-client.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextAreaField } from '#client/ui/field.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { appealSuspension, readSuspension } from '#contract/suspensions.ts';

export function AppealDialog({ onClose }: { onClose(): void }) {
  const form = useForm({ resolver: zodResolver(appealSuspension.body), defaultValues: { words: '' } });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async (body) => {
    try {
      const { modifiedCount } = await call(appealSuspension, { body });
      if (modifiedCount) toast.success('Another admin will look at it');
      await refresh(readSuspension);
      onClose();
    } catch (error) {
      console.error(error);
      showFaults(form, error);
    }
  });
  return (
    <Dialog title="Disagree with your suspension" onClose={onClose}>
      <form method="post" noValidate onSubmit={send} className="grid gap-4 wrap-anywhere">
        <p>Another admin looks at it and decides whether it stays. You can ask once.</p>
        <TextAreaField
          label="What did we get wrong?"
          rows={4}
          required
          fault={errors.words?.message}
          {...form.register('words')}
        />
        <FormFault>{errors.root?.message}</FormFault>
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" onClick={onClose} className="btn">
            Not now
          </button>
          <SubmitButton busy={isSubmitting}>Send</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
