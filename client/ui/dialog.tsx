import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { focusPageIfLost } from './page-focus.ts';

interface DialogProps {
  title: string;
  /** Asked for with Esc; buttons inside call it themselves. */
  onClose(): void;
  children: ReactNode;
}

/** A modal that is open while it is rendered. The browser keeps the focus inside and gives it back afterwards. */
export function Dialog({ title, onClose, children }: DialogProps) {
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
      className="modal max-sm:modal-bottom"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <div className="modal-box border border-base-300">
        <h2 id={titleId} className="mb-4 text-2xl">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
