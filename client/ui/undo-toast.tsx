import toast from 'react-hot-toast/headless';
import { t } from '#language/t.ts';

/** Long enough to reach the button by keyboard. */
const SHOWN_MS = 10_000;

export function undoToast(words: string, onUndo: () => void) {
  toast.success(
    ({ id }) => (
      <span className="flex items-center gap-3">
        <span className="wrap-anywhere">{words}</span>
        <button
          type="button"
          className="btn btn-outline btn-sm"
          onClick={() => {
            toast.dismiss(id);
            onUndo();
          }}
        >
          {t('Undo')}
        </button>
      </span>
    ),
    { duration: SHOWN_MS },
  );
}
