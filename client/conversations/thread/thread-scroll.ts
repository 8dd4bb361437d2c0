import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Whoever is this near to the end, in pixels, reads along. */
const NEAR_END = 80;
/** Earlier ones are fetched this far before the start. */
const NEAR_START = 240;

interface ThreadScrollProps {
  /** Changes with the first and the last message. */
  first: string | undefined;
  last: string | undefined;
  isLastMine: boolean;
  onNearStart(): void;
}

/** Keeps the reader's place when earlier messages arrive, and follows new ones only at the end. */
export function useThreadScroll({ first, last, isLastMine, onNearStart }: ThreadScrollProps) {
  const pane = useRef<HTMLElement>(null);
  const before = useRef<{ first?: string | undefined; last?: string | undefined; height: number }>({ height: 0 });
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
    const was = before.current;
    const hasNew = last !== was.last;
    if (!was.last || (hasNew && (isLastMine || atEnd.current))) toEnd();
    else if (first !== was.first) shown.scrollTop += shown.scrollHeight - was.height;
    else if (hasNew) setUnseen(true);
    before.current = { first, last, height: shown.scrollHeight };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the ends of the list say what has changed
  useLayoutEffect(() => settle(), [first, last]);

  // The box below grows and shrinks, and photos arrive: the end stays in view.
  useLayoutEffect(() => {
    const { current: shown } = pane;
    const content = shown?.firstElementChild;
    if (!shown || !content) return;
    const watch = new ResizeObserver(() => {
      if (atEnd.current) shown.scrollTop = shown.scrollHeight;
      before.current.height = shown.scrollHeight;
    });
    watch.observe(shown);
    watch.observe(content);
    return () => watch.disconnect();
  }, []);

  function onScroll() {
    const { current: shown } = pane;
    if (!shown) return;
    atEnd.current = shown.scrollHeight - shown.scrollTop - shown.clientHeight < NEAR_END;
    if (atEnd.current) setUnseen(false);
    if (shown.scrollTop < NEAR_START) onNearStart();
  }

  return { pane, onScroll, unseen, toEnd };
}
