import { type Ref, useState } from 'react';
import { useNavigationType } from 'react-router';
import { isReturn } from '#client/browser/history-entry.ts';
import { whenIdle } from './idle.ts';

/**
 * For what is drawn by the dozen: what is not near the screen is neither styled nor laid out. It holds about the height
 * it will have, until the browser has had time to see how high it is. Where somebody comes back to, that is seen at
 * once: their place is kept in pixels.
 *
 * @param height Its height until then, as a class.
 */
export function useFar(height: string): { ref: Ref<HTMLElement>; className: string } {
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
    // Now, so that the browser sees how much of its idle time is left for others.
    element.getBoundingClientRect();
  });
  return () => {
    cancel();
    stop?.();
  };
}

/** Lays it out until its height is told: from then on the browser remembers it. (React knows nothing of this, and draws nothing for it.) */
function takeHeight(element: HTMLElement) {
  element.dataset.height = 'taken';
  const sizes = new ResizeObserver(() => {
    sizes.disconnect();
    // What can be seen would be gone for a moment.
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
