import { type Ref, useState } from 'react';
import { useNavigationType } from 'react-router';
import { isReturn } from '#client/browser/history-entry.ts';
import { whenIdle } from './idle.ts';

/** `height` is a class. The real height is measured when idle, or at once on going back: it scrolls by pixels. */
export function useContentVisibility(height: string): { ref: Ref<HTMLElement>; className: string } {
  const isPop = useNavigationType() === 'POP';
  const [atOnce] = useState(() => isPop && isReturn());
  return { ref: atOnce ? takeHeightNow : takeHeightWhenIdle, className: `far ${height}` };
}

function takeHeightNow(element: HTMLElement | null) {
  if (element) return takeHeight(element);
}

function takeHeightWhenIdle(element: HTMLElement | null) {
  if (!element) return;
  let stop: (() => void) | undefined;
  const cancel = whenIdle(() => {
    if (isLaidOut(element)) return leave(element);
    stop = takeHeight(element);
    // Forces the layout now, so that the idle time left is known.
    element.getBoundingClientRect();
  });
  return () => {
    cancel();
    stop?.();
  };
}

/** Renders it until the browser remembers its height. Without React, which renders nothing for it. */
function takeHeight(element: HTMLElement) {
  element.dataset.height = 'taken';
  const sizes = new ResizeObserver(() => {
    sizes.disconnect();
    // Hiding a visible element would flash.
    whenIdle(() => isOnScreen(element) || leave(element));
  });
  sizes.observe(element);
  return () => sizes.disconnect();
}

function leave(element: HTMLElement) {
  element.dataset.height = 'known';
}

const isLaidOut = ({ firstElementChild: inside }: HTMLElement) =>
  inside?.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;

function isOnScreen(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
