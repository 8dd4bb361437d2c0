import { useState } from 'react';
import { useHydrated } from '#client/ui/hydration.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { Shot } from './shots.ts';

interface SlideProps {
  shot: Shot;
  /** Counted from 1. */
  number: number;
  /** How many steps it is away from the one that is seen. */
  away: number;
  sizes: string;
  onOpen(): void;
}

/** Without a script it leads to the picture itself. */
export function Slide({ shot, number, away, sizes, onOpen }: SlideProps) {
  const alive = useHydrated();
  const [broken, setBroken] = useState(!shot.src);
  const picture = (
    <Picture
      src={shot.src}
      alt={shot.alt}
      photo={shot.photo}
      sizes={sizes}
      whole
      fetched={number === 1 ? 'first' : alive && away <= 1 ? 'now' : 'near'}
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
          tabIndex={alive && away > 0 ? -1 : undefined}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onOpen();
          }}
          className="group block size-full cursor-zoom-in focus-visible:outline-offset-[-6px]"
        >
          {picture}
          <span className="print:hidden absolute top-3 right-3 grid size-9 place-items-center rounded-full bg-neutral text-neutral-content opacity-80 group-hover:opacity-100">
            <Icon name="expand" />
            <span className="sr-only">, in full size</span>
          </span>
        </a>
      )}
    </li>
  );
}
