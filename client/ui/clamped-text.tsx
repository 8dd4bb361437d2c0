import { useEffect, useRef, useState } from 'react';

/** Text kept to two lines; a button shows the rest when there is more. */
export function ClampedText({ children }: { children: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  const [more, setMore] = useState(false);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const shown = text.current;
    if (shown) setMore(shown.scrollHeight > shown.clientHeight + 1);
  }, []);

  return (
    <div className="min-h-[4.5rem] text-sm text-quiet">
      <p ref={text} className={`whitespace-pre-line ${open ? '' : 'line-clamp-2'}`}>
        {children}
      </p>
      {more && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="min-h-6 font-semibold text-link"
        >
          {open ? 'Less' : 'More'}
        </button>
      )}
    </div>
  );
}
