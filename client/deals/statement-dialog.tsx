import { useEffect } from 'react';
import { call } from '#client/api/call.ts';
import { usePersistedForm } from '#client/api/persisted-form.ts';
import { chosenOf } from '#client/photos/photo-tray.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextAreaField } from '#client/ui/field.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { addStatement, disputeDeal } from '#contract/deals.ts';
import type { ActDialogProps } from './act-dialog.ts';
import { StatementPhotos, useStatementPhotos } from './statement-photos.tsx';
import { useStep } from './step.ts';

const Words = addStatement.body.pick({ words: true });

const texts = {
  dispute: { title: 'What is wrong?', send: 'Ask an admin to decide', done: 'An admin will look into it' },
  state: { title: 'What do you know?', send: 'Add it', done: 'Your statement is added' },
};

/** Opens a dispute, or adds a statement to one. */
export function StatementDialog({ deal: { _id: id }, act, settings, onClose }: ActDialogProps) {
  const opens = act === 'dispute';
  const { title, send, done } = texts[opens ? 'dispute' : 'state'];
  const { form, done: forget } = usePersistedForm<{ words: string }>(`a statement on ${id}`, Words, { words: '' });
  const { register, handleSubmit, setFocus, formState } = form;
  const photos = useStatementPhotos();
  const step = useStep({
    take: async (words: string) => {
      await photos.tray.settled();
      const body = { words, photos: chosenOf(photos.tray.photos()) };
      return call(opens ? disputeDeal : addStatement, { params: { id }, body });
    },
    done,
    onOver: () => {
      forget();
      onClose();
    },
  });

  useEffect(() => setFocus('words'), [setFocus]);

  return (
    <Dialog title={title} onClose={onClose}>
      <form
        method="post"
        noValidate
        onSubmit={handleSubmit(({ words }) => step.isPending || step.mutate(words))}
        className="grid gap-4"
      >
        {opens && (
          <p>
            The money stays where it is until an admin has decided, within {settings.decisionDays} days. You can also
            call the other one first: many things are solved that way.
          </p>
        )}
        <TextAreaField
          label="In your words"
          hint="Both sides and our admins read it."
          required
          fault={formState.errors.words?.message}
          {...register('words')}
        />
        <StatementPhotos {...photos} />
        <FormFault>{step.fault}</FormFault>
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" onClick={onClose} className="btn">
            Not now
          </button>
          <SubmitButton busy={step.isPending}>{send}</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
