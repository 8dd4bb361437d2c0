import { type SubmitEvent, useState } from 'react';
import { type Message, t } from '#language/t.ts';
import { TextAreaField } from './field.tsx';
import { FormFault } from './form-error.tsx';
import { SubmitButton } from './submit-button.tsx';

interface ReportFormProps<Reason extends string> {
  reasons: readonly Reason[];
  names: Record<Reason, Message>;
  mostWords: number;
  busy: boolean;
  fault: string | undefined;
  onReport(report: { reason: Reason; words?: string }): void;
  onClose(): void;
}

/** Why something is reported: one of the reasons, and words. */
export function ReportForm<Reason extends string>(props: ReportFormProps<Reason>) {
  const { reasons, names, mostWords, busy, fault, onReport, onClose } = props;
  const [reason, setReason] = useState<Reason>();
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState(false);

  function send(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    setMissing(!reason);
    if (reason) onReport({ reason, ...(words.trim() && { words }) });
  }

  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4">
      <fieldset>
        <legend className="sr-only">{t('Reason')}</legend>
        {reasons.map((value) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="reason"
              value={value}
              checked={reason === value}
              onChange={() => {
                setReason(value);
                setMissing(false);
              }}
              className="radio"
            />
            {t<Message>(names[value])}
          </label>
        ))}
      </fieldset>
      <TextAreaField
        label={t('Anything else? (optional)')}
        rows={2}
        maxLength={mostWords}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <FormFault>{missing ? t('Please choose one of the reasons') : fault}</FormFault>
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" onClick={onClose} className="btn">
          {t('Cancel')}
        </button>
        <SubmitButton busy={busy}>{t('Report||verb')}</SubmitButton>
      </div>
    </form>
  );
}
