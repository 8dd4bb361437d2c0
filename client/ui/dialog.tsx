import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { focusPageIfLost } from './page-focus.ts';

/** Over daisyUI's own widths and heights. */
const SHEET = 'flex h-dvh! w-full! max-w-md! flex-col max-sm:rounded-none!';

interface DialogProps {
  title: string;
  /** Asked for with Esc; buttons inside call it themselves. */
  onClose(): void;
  /** At its end, always in sight; then the dialog is a sheet at the side, as high as the window. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A modal that is open while it is rendered. The browser keeps the focus inside and gives it back afterwards. */
export function Dialog({ title, onClose, foot, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // In a layout effect, because closing gives the focus back only while the element is still in the page.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      shown?.close();
      // What opened it may be gone with it.
      requestAnimationFrame(focusPageIfLost);
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`modal ${foot ? 'modal-end' : 'max-sm:modal-bottom'}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <div className={`modal-box border border-base-300 ${foot ? SHEET : ''}`}>
        <h2 id={titleId} className="mb-4 text-2xl">
          {title}
        </h2>
        {children}
        {foot && (
          <div className="sticky -bottom-6 -mx-6 mt-auto -mb-6 border-t border-base-300 bg-base-100 px-6 py-4">
            {foot}
          </div>
        )}
      </div>
    </dialog>
  );
}
