import { type Ref, useState } from 'react';
import { useNavigationType } from 'react-router';
import { isReturn } from '#client/browser/history-entry.ts';
import { whenIdle } from './idle.ts';

/**
 * `content-visibility` for long lists. Off screen an element is skipped and has the height of its class. Its real
 * height is measured when the browser is idle, or at once after going back: the scroll position is in pixels.
 *
 * @param height A class.
 */
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

/**
 * Renders it until its height is known: the browser then remembers it. Done without React, which renders nothing for
 * it.
 */
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
