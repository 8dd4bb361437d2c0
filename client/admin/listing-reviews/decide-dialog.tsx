import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { decisionReasons } from '#client/products/own-reviews/decision-reasons.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { SelectField, TextAreaField } from '#client/ui/field.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { paragraph } from '#contract/fields.ts';
import {
  DECISION_REASONS,
  DECISION_UNDO_MINUTES,
  DecisionReason,
  type ListingReview,
  MOST_DECISION_WORDS,
} from '#contract/listing-reviews.ts';
import { t } from '#language/t.ts';
import { type Against, consequences, decisions } from './decisions.ts';

const Why = z.object({ reason: DecisionReason, words: paragraph(MOST_DECISION_WORDS) });
export type Why = z.infer<typeof Why>;

interface DecideDialogProps {
  review: ListingReview;
  decision: Against;
  busy: boolean;
  fault: string | undefined;
  onDecide(why: Why): void;
  onClose(): void;
}

export function DecideDialog({ review, decision, busy, fault, onDecide, onClose }: DecideDialogProps) {
  const { register, handleSubmit, formState } = useForm<Why>({ resolver: zodResolver(Why) });
  const { errors } = formState;
  const reasons = [
    { value: '', text: t('Please choose') },
    ...DECISION_REASONS.map((value) => ({ value, text: t(decisionReasons[value]) })),
  ];
  return (
    <Dialog
      title={t('{label}: {value}', { label: t(decisions[decision].act), value: review.productName })}
      onClose={onClose}
    >
      <form
        method="post"
        noValidate
        onSubmit={handleSubmit((why) => busy || onDecide(why))}
        className="grid gap-4 wrap-anywhere"
      >
        <p>
          {consequences[decision](review)}{' '}
          {t('You can undo this for {count} minutes; then the seller gets a letter.', { count: DECISION_UNDO_MINUTES })}
        </p>
        <SelectField label={t('Reason')} options={reasons} fault={errors.reason?.message} {...register('reason')} />
        <TextAreaField
          label={t('What do you tell the seller?')}
          hint={t('Say what is wrong and what would make it right. They read this to the letter.')}
          rows={4}
          required
          fault={errors.words?.message}
          {...register('words')}
        />
        <FormFault>{fault}</FormFault>
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" onClick={onClose} className="btn">
            {t('Not yet')}
          </button>
          <BusyButton type="submit" busy={busy} className={decision === 'remove' ? 'btn-error' : 'btn-primary'}>
            {t(decisions[decision].act)}
          </BusyButton>
        </div>
      </form>
    </Dialog>
  );
}
