import { BusyButton } from '#client/ui/busy-button.tsx';

interface RemovalAnswersProps {
  busy: boolean;
  disabled?: boolean;
  onClose(): void;
}

/** The last two buttons of a form that deletes the account. */
export function RemovalAnswers({ busy, disabled = false, onClose }: RemovalAnswersProps) {
  return (
    <div className="mt-1 flex flex-wrap justify-end gap-2 max-sm:*:grow">
      <button type="button" onClick={onClose} className="btn">
        Keep my account
      </button>
      <BusyButton type="submit" busy={busy} disabled={disabled} className="btn-error">
        Delete my account
      </BusyButton>
    </div>
  );
}
