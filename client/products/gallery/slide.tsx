import { useState } from 'react';
import { useHydrated } from '#client/ui/hydration.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { t } from '#language/t.ts';
import type { Shot } from './shots.ts';

interface SlideProps {
  shot: Shot;
  /** From 1. */
  number: number;
  /** Distance from the current slide. */
  away: number;
  sizes: string;
  onOpen(): void;
}

/** Without scripts it links to the picture. */
export function Slide({ shot, number, away, sizes, onOpen }: SlideProps) {
  const hydrated = useHydrated();
  const [broken, setBroken] = useState(!shot.src);
  const picture = (
    <Picture
      src={shot.src}
      alt={shot.alt}
      photo={shot.photo}
      sizes={sizes}
      whole
      fetched={number === 1 ? 'first' : hydrated && away <= 1 ? 'now' : 'near'}
      onBroken={() => setBroken(true)}
      className="size-full"
    />
  );
  return (
    <li id={`photo-${number}`} className="relative size-full shrink-0 snap-center snap-always">
      {broken ? (
        picture
      ) : (
        <a
          href={shot.large}
          tabIndex={hydrated && away > 0 ? -1 : undefined}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onOpen();
          }}
          className="group block size-full cursor-zoom-in focus-visible:outline-offset-[-6px]"
        >
          {picture}
          <span className="print:hidden absolute top-3 end-3 grid size-9 place-items-center rounded-full bg-neutral text-neutral-content opacity-80 group-hover:opacity-100">
            <Icon name="expand" />
            <span className="sr-only">{t(', in full size||after the name of a photo')}</span>
          </span>
        </a>
      )}
    </li>
  );
}
