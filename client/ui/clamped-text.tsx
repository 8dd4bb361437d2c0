import { useEffect, useRef, useState } from 'react';
import { t } from '#language/t.ts';

/** Measured only near the viewport: many texts at once would delay hydration by a layout. */
const NEAR = '400px';

export function ClampedText({ children }: { children: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  const [more, setMore] = useState(false);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const shown = text.current;
    if (!shown) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.at(-1)?.isIntersecting) return;
        watch.disconnect();
        setMore(shown.scrollHeight > shown.clientHeight + 1);
      },
      { rootMargin: NEAR },
    );
    watch.observe(shown);
    return () => watch.disconnect();
  }, []);

  return (
    <div className="min-h-[4.5rem] text-sm text-quiet">
      <p ref={text} className={`user-text ${open ? '' : 'line-clamp-2'}`}>
        {children}
      </p>
      {more && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="min-h-6 font-semibold text-link"
        >
          {open ? t('Less||of a text') : t('More||of a text')}
        </button>
      )}
    </div>
  );
}
