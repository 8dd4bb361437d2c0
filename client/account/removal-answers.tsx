interface RemovalAnswersProps {
  busy: boolean;
  disabled?: boolean;
  onClose(): void;
}

/** The last two buttons of a form that deletes the account. */
export function RemovalAnswers({ busy, disabled = false, onClose }: RemovalAnswersProps) {
  return (
    <div className="mt-1 flex flex-wrap justify-end gap-2">
      <button type="button" onClick={onClose} className="btn">
        Keep my account
      </button>
      <button type="submit" disabled={busy || disabled} aria-busy={busy} className="btn btn-error">
        {busy && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
        Delete my account
      </button>
    </div>
  );
}
