import toast from 'react-hot-toast/headless';

/** Time to read it, and to reach its button with the keyboard. */
const SHOWN_MS = 10_000;

/** Says what was done, and takes it back when its button is pressed. */
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
          Undo
        </button>
      </span>
    ),
    { duration: SHOWN_MS },
  );
}
