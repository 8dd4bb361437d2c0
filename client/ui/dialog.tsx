import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { focusPageIfLost } from './page-focus.ts';

const SHEET = 'flex h-dvh! w-full! max-w-md! flex-col max-sm:rounded-none!';

interface DialogProps {
  title: string;
  /** Called on Esc; buttons inside call it themselves. */
  onClose(): void;
  /** A sticky footer; the dialog then is a side sheet. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The browser traps and restores the focus. */
export function Dialog({ title, onClose, foot, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // In a layout effect, because the focus is restored only while the element is in the document.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      shown?.close();
      // The element that opened it may have disappeared.
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
