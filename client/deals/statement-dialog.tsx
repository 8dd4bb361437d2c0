import { useEffect } from 'react';
import { call } from '#client/api/call.ts';
import { usePersistedForm } from '#client/api/persisted-form.ts';
import { chosenOf } from '#client/photos/photo-tray.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextAreaField } from '#client/ui/field.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { addStatement, disputeDeal } from '#contract/deals.ts';
import { message, t } from '#language/t.ts';
import type { ActDialogProps } from './act-dialog.ts';
import { StatementPhotos, useStatementPhotos } from './statement-photos.tsx';
import { useStep } from './step.ts';

const Words = addStatement.body.pick({ words: true });

const texts = {
  dispute: {
    title: message('What is wrong?'),
    send: message('Ask an admin to decide'),
    done: message('An admin will look into it'),
  },
  state: { title: message('What do you know?'), send: message('Add it'), done: message('Your statement is added') },
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
    done: t(done),
    onOver: () => {
      forget();
      onClose();
    },
  });

  useEffect(() => setFocus('words'), [setFocus]);

  return (
    <Dialog title={t(title)} onClose={onClose}>
      <form
        method="post"
        noValidate
        onSubmit={handleSubmit(({ words }) => step.isPending || step.mutate(words))}
        className="grid gap-4"
      >
        {opens && (
          <p>
            {t(
              'The money stays where it is until an admin has decided, within {days, plural, one {# day} other {# days}}. You can also call the other one first: many things are solved that way.',
              { days: settings.decisionDays },
            )}
          </p>
        )}
        <TextAreaField
          label={t('In your words')}
          hint={t('Both sides and our admins read it.')}
          required
          fault={formState.errors.words?.message}
          {...register('words')}
        />
        <StatementPhotos {...photos} />
        <FormFault>{step.fault}</FormFault>
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" onClick={onClose} className="btn">
            {t('Not now')}
          </button>
          <SubmitButton busy={step.isPending}>{t(send)}</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
