import { type ReactNode, useEffect, useRef, useState } from 'react';

const NOTHING_HIDDEN = { before: false, after: false };

/** A row that scrolls sideways where it does not fit; it fades out towards what is hidden. */
export function Sideways({ children, className = '' }: { children: ReactNode; className?: string }) {
  const row = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState(NOTHING_HIDDEN);

  useEffect(() => {
    const shown = row.current;
    if (!shown) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = shown;
      const before = scrollLeft > 1;
      const after = scrollLeft + clientWidth < scrollWidth - 1;
      setHidden((known) => (known.before === before && known.after === after ? known : { before, after }));
    };
    const resized = new ResizeObserver(look);
    resized.observe(shown);
    shown.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      shown.removeEventListener('scroll', look);
    };
  }, []);

  const fade = `${hidden.before ? 'mask-l-from-[calc(100%-4rem)]' : ''} ${hidden.after ? 'mask-r-from-[calc(100%-4rem)]' : ''}`;
  return (
    <div ref={row} className={`overflow-x-auto [scrollbar-width:none] ${fade} ${className}`}>
      {children}
    </div>
  );
}
