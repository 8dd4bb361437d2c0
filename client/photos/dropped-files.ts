import { type DragEvent as Drag, useEffect, useEffectEvent, useState } from 'react';

/** Files dropped or pasted anywhere in the window; drops count on the target only. */
export function useDroppedFiles(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = filesOf(event.clipboardData);
      // Copied spreadsheet cells come as text and as a picture. In a field the text is meant.
      const isText = event.clipboardData?.types.includes('text/plain') && isField(event.target);
      if (!files.length || isText) return;
      event.preventDefault();
      take(files);
    };
    // A file dropped beside the target would replace the page and its form.
    const keepPage = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    document.addEventListener('paste', paste);
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      document.removeEventListener('paste', paste);
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);

  const target = {
    onDragEnter: (event: Drag) => setIsOver(event.dataTransfer.types.includes('Files')),
    onDragLeave: (event: Drag<HTMLElement>) => {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setIsOver(false);
    },
    onDrop: (event: Drag) => {
      setIsOver(false);
      const files = filesOf(event.dataTransfer);
      if (files.length) take(files);
    },
  };
  return { isOver, target };
}

const isField = (target: EventTarget | null) => target instanceof Element && target.matches('input, textarea');
const filesOf = (transfer: DataTransfer | null) => [...(transfer?.files ?? [])];
