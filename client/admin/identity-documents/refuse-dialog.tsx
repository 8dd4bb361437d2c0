import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { call } from '#client/api/call.ts';
import { showFaults } from '#client/api/form-errors.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextAreaField } from '#client/ui/field.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { paragraph } from '#contract/fields.ts';
import { decideIdentityDocument, MOST_REFUSAL } from '#contract/verification.ts';
import { type DocumentDecision, decided } from './document-decision.ts';

const Refusal = z.object({ reason: paragraph(MOST_REFUSAL) });

export function RefuseDialog({ document: { _id: id, sellerName }, onDone, onClose }: DocumentDecision) {
  const form = useForm({ resolver: zodResolver(Refusal), defaultValues: { reason: '' } });
  const { errors, isSubmitting } = form.formState;
  const refuse = form.handleSubmit(async ({ reason }) => {
    try {
      const answer = await call(decideIdentityDocument, { params: { id }, body: { decision: 'refuse', reason } });
      await decided(answer, 'The document is refused.');
      onDone();
    } catch (error) {
      console.error(error);
      showFaults(form, error);
    }
  });
  return (
    <Dialog title={`Refuse the document of ${sellerName}`} onClose={onClose}>
      <form method="post" noValidate onSubmit={refuse} className="grid gap-4">
        <p>The photo is deleted now. The seller gets a letter with your reason and can send another one.</p>
        <TextAreaField
          label="Reason"
          hint="Say what would make it right. They read this to the letter."
          rows={3}
          required
          fault={errors.reason?.message}
          {...form.register('reason')}
        />
        <FormFault>{errors.root?.message}</FormFault>
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" onClick={onClose} className="btn">
            Not yet
          </button>
          <BusyButton type="submit" busy={isSubmitting} className="btn-error">
            Refuse
          </BusyButton>
        </div>
      </form>
    </Dialog>
  );
}
