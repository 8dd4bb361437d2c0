import { type RefObject, useEffect } from 'react';

const WRITING = 'input, textarea, select, [contenteditable]';

/** `/` focuses the search box, or opens the search page. */
export function useSearchKey(control: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function lead(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented || !control.current?.checkVisibility())
        return;
      if ((target as Element).closest?.(WRITING) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (control.current instanceof HTMLInputElement) control.current.select();
      else control.current.click();
    }
    addEventListener('keydown', lead);
    return () => removeEventListener('keydown', lead);
  }, [control]);
}
