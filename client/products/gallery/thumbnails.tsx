import { useEffect, useRef } from 'react';
import { useHydrated } from '#client/ui/hydration.ts';
import { Picture } from '#client/ui/picture.tsx';
import { t } from '#language/t.ts';
import type { Shot } from './shots.ts';

interface ThumbnailsProps {
  shots: Shot[];
  index: number;
  onChoose(index: number): void;
}

/** Without scripts they link to their slides. */
export function Thumbnails({ shots, index, onChoose }: ThumbnailsProps) {
  const hydrated = useHydrated();
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const { current: list } = row;
    const shown = list?.children[index];
    if (!list || !(shown instanceof HTMLElement)) return;
    list.scrollTo({ left: shown.offsetLeft - (list.clientWidth - shown.clientWidth) / 2 });
  }, [index]);

  return (
    <ul
      ref={row}
      className="relative -mx-1 mt-2 flex gap-2 overflow-x-auto scroll-smooth p-1 [scrollbar-width:none] max-sm:hidden noscript:flex noscript:[scrollbar-width:thin]"
    >
      {shots.map((shot, at) => (
        <li key={shot.src} className="shrink-0">
          <a
            href={`#photo-${at + 1}`}
            tabIndex={hydrated && at !== index ? -1 : undefined}
            aria-current={at === index}
            onClick={(event) => {
              event.preventDefault();
              onChoose(at);
            }}
            className="block rounded-field border-2 border-transparent p-0.5 opacity-75 hover:opacity-100 focus-visible:outline-offset-0 aria-[current=true]:border-base-content aria-[current=true]:opacity-100"
          >
            <Picture
              src={shot.src}
              alt={t('Show photo {number}', { number: at + 1 })}
              photo={shot.photo}
              sizes="5rem"
              className="h-15 w-20 rounded-selector"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
