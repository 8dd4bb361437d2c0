import { BusyButton } from '#client/ui/busy-button.tsx';

/** Texts of a re-authentication and what follows it. */
export interface ProofWords {
  confirm: string;
  cancel: string;
  /** Completes “Google says that it is you.” */
  proved: string;
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
        {words.cancel}
      </button>
      <BusyButton type="submit" busy={busy} disabled={disabled} className={words.grave ? 'btn-error' : 'btn-primary'}>
        {words.confirm}
      </BusyButton>
    </div>
  );
}
