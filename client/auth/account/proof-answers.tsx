import { BusyButton } from '#client/ui/busy-button.tsx';

/** What is done once somebody has shown that it is them. */
export interface ProofWords {
  confirm: string;
  cancel: string;
  /** After “Google says that it is you.” */
  proved: string;
  /** It cannot be undone. */
  grave?: boolean;
}

interface ProofAnswersProps {
  words: ProofWords;
  busy: boolean;
  disabled?: boolean;
  onClose(): void;
}

/** The last two buttons of a form in which somebody shows that it is them. */
export function ProofAnswers({ words, busy, disabled = false, onClose }: ProofAnswersProps) {
  return (
    <div className="mt-1 flex flex-wrap justify-end gap-2 max-sm:*:grow">
      <button type="button" onClick={onClose} className="btn">
        {words.cancel}
      </button>
      <BusyButton type="submit" busy={busy} disabled={disabled} className={words.grave ? 'btn-error' : 'btn-primary'}>
        {words.confirm}
      </BusyButton>
    </div>
  );
}
