import { type KeyboardEvent, useState } from 'react';
import { lazyImport } from '#client/browser/lazy-import.ts';
import { useHydrated } from '#client/ui/hydration.ts';
import { rich } from '#client/ui/rich.ts';
import { t } from '#language/t.ts';
import type { Shot } from './shots.ts';
import { Slide } from './slide.tsx';
import { stepOf } from './step.ts';
import { StepButton } from './step-button.tsx';
import { useStrip } from './strip.ts';
import { Thumbnails } from './thumbnails.tsx';

const loadViewer = () => import('./viewer.tsx');
type Viewer = typeof import('./viewer.tsx');

interface GalleryProps {
  /** At least one. */
  shots: Shot[];
  name: string;
  /** The frame's width, as in HTML's `sizes`. */
  sizes: string;
  className: string;
}

export function Gallery({ shots, name, sizes, className }: GalleryProps) {
  const hydrated = useHydrated();
  const { strip, strips, index, go } = useStrip(shots.length);
  const [viewer, setViewer] = useState<Viewer>();
  const many = shots.length > 1;
  const label = t('Pictures of {bike}', { bike: name });

  function press(event: KeyboardEvent) {
    const to = stepOf(event, index, shots.length);
    if (to === undefined || !many) return;
    event.preventDefault();
    go(to);
    moveFocus(event.target, to);
  }

  /** Moves the focus from a slide or thumbnail to the current one. */
  function moveFocus(from: EventTarget | null, to: number) {
    const list = from instanceof Element && from.closest('ul');
    if (list) list.children[to]?.querySelector('a')?.focus({ preventScroll: true });
  }

  function close(seen: number) {
    setViewer(undefined);
    go(seen, { leap: true });
    requestAnimationFrame(() => moveFocus(strip.current, seen));
  }

  // A bar above the page reports a script that failed to load.
  const open = () => lazyImport(loadViewer).then(setViewer, () => {});

  return (
    <section
      // Photos come from left to right everywhere: they are scrolled by their distance from the left.
      dir="ltr"
      aria-roledescription={t('gallery')}
      aria-label={label}
      onKeyDown={press}
      className={`${className} print:*:not-first:hidden`}
    >
      <div className="print:[&>:not(ul)]:hidden print:[&_li:not(:first-child)]:hidden relative aspect-4/3 overflow-hidden bg-base-300 lg:rounded-box">
        <ul
          {...strips}
          className="flex size-full snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain scroll-smooth [scrollbar-width:none] noscript:[scrollbar-width:thin]"
        >
          {shots.map((shot, at) => (
            <Slide key={shot.src} shot={shot} number={at + 1} away={Math.abs(at - index)} sizes={sizes} onOpen={open} />
          ))}
        </ul>
        {many && hydrated && (
          <>
            <StepButton to="back" spent={index === 0} onStep={() => go(index - 1)} />
            <StepButton to="on" spent={index === shots.length - 1} onStep={() => go(index + 1)} />
          </>
        )}
        {many && (
          <p
            aria-live="polite"
            dir="auto"
            className="absolute bottom-3 start-3 rounded-selector bg-neutral px-2 py-1 text-xs font-semibold text-neutral-content tabular-nums noscript:hidden"
          >
            {rich('<hidden>Photo </hidden>{number} of {count}', {
              number: index + 1,
              count: shots.length,
              hidden: (words) => <span className="sr-only">{words}</span>,
            })}
          </p>
        )}
      </div>
      {many && <Thumbnails shots={shots} index={index} onChoose={go} />}
      {viewer && <viewer.Viewer shots={shots} label={label} start={index} onClose={close} />}
    </section>
  );
}
