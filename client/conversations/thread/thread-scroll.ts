import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Whoever is this near to the end, in pixels, reads along. */
const NEAR_END = 80;
/** Earlier ones are fetched this far before the start. */
const NEAR_START = 240;

interface ThreadScrollProps {
  /** Changes with the first and the last message. */
  first: string | undefined;
  last: string | undefined;
  isLastMine: boolean;
  /** Whether `onNearStart` can fetch now. */
  isIdle: boolean;
  onNearStart(): void;
}

/** Keeps the reader's place when earlier messages arrive, and follows new ones only at the end. */
export function useThreadScroll({ first, last, isLastMine, isIdle, onNearStart }: ThreadScrollProps) {
  const pane = useRef<HTMLElement>(null);
  const shownLast = useRef<string>(undefined);
  const place = useRef<Place>(undefined);
  const atEnd = useRef(true);
  const [unseen, setUnseen] = useState(false);

  const toEnd = () => {
    const { current: shown } = pane;
    if (shown) shown.scrollTop = shown.scrollHeight;
    atEnd.current = true;
    setUnseen(false);
  };

  const settle = useEffectEvent(() => {
    const { current: shown } = pane;
    if (!shown) return;
    const hasNew = last !== shownLast.current;
    if (!shownLast.current || (hasNew && (isLastMine || atEnd.current))) toEnd();
    else {
      goTo(shown, place.current);
      if (hasNew) setUnseen(true);
    }
    shownLast.current = last;
    place.current = placeIn(shown);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the ends of the list say what has changed
  useLayoutEffect(() => settle(), [first, last]);

  // The box below grows and shrinks, and photos arrive: what is read stays in view.
  useLayoutEffect(() => {
    const { current: shown } = pane;
    const content = shown?.firstElementChild;
    if (!shown || !content) return;
    const watch = new ResizeObserver(() => {
      if (atEnd.current) shown.scrollTop = shown.scrollHeight;
      else goTo(shown, place.current);
    });
    watch.observe(shown);
    watch.observe(content);
    return () => watch.disconnect();
  }, []);

  const fetchNearStart = useEffectEvent(() => {
    if (pane.current && pane.current.scrollTop < NEAR_START) onNearStart();
  });

  useEffect(() => {
    if (isIdle) fetchNearStart();
  }, [isIdle]);

  function onScroll() {
    const { current: shown } = pane;
    if (!shown) return;
    atEnd.current = shown.scrollHeight - shown.scrollTop - shown.clientHeight < NEAR_END;
    place.current = placeIn(shown);
    if (atEnd.current) setUnseen(false);
    if (shown.scrollTop < NEAR_START) onNearStart();
  }

  return { pane, onScroll, unseen, toEnd };
}

/** A message in view, and its distance from the top of the pane in pixels. */
interface Place {
  id: string;
  away: number;
}

function placeIn(pane: HTMLElement): Place | undefined {
  const { top } = pane.getBoundingClientRect();
  for (const message of pane.querySelectorAll<HTMLElement>('[data-message]')) {
    const { top: start, bottom } = message.getBoundingClientRect();
    if (bottom > top) return { id: message.dataset.message as string, away: start - top };
  }
}

function goTo(pane: HTMLElement, place: Place | undefined) {
  const message = place && pane.querySelector(`[data-message="${CSS.escape(place.id)}"]`);
  if (!message) return;
  pane.scrollTop += message.getBoundingClientRect().top - pane.getBoundingClientRect().top - place.away;
}
