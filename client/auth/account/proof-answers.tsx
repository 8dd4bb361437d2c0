import { BusyButton } from '#client/ui/busy-button.tsx';
import { type Message, t } from '#language/t.ts';

/** Texts of a re-authentication and what follows it. */
export interface ProofWords {
  confirm: Message;
  cancel: Message;
  /** Said once Google has proved who it is. */
  proved: Message;
  /** Irreversible. */
  grave?: boolean;
}

interface ProofAnswersProps {
  words: ProofWords;
  busy: boolean;
  disabled?: boolean;
  onClose(): void;
}

export function ProofAnswers({ words, busy, disabled = false, onClose }: ProofAnswersProps) {
  return (
    <div className="mt-1 flex flex-wrap justify-end gap-2 max-sm:*:grow">
      <button type="button" onClick={onClose} className="btn">
        {t(words.cancel)}
      </button>
      <BusyButton type="submit" busy={busy} disabled={disabled} className={words.grave ? 'btn-error' : 'btn-primary'}>
        {t(words.confirm)}
      </BusyButton>
    </div>
  );
}
