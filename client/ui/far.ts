import { type Ref, useState } from 'react';
import { useNavigationType } from 'react-router';
import { isHydrated } from './alive.ts';

interface Far {
  ref?: Ref<HTMLElement>;
  className: string;
}

/**
 * For what is drawn by the dozen: what is below the screen is laid out bit by bit, when the browser has nothing else to
 * do; until then it holds about the height it will have. Where somebody comes back to all is laid out at once: their
 * place is kept in pixels.
 *
 * @param height Its height until then, as a class.
 */
export function useFar(height: string): Far {
  const returning = useNavigationType() === 'POP';
  const [far] = useState(() => !(returning && isHydrated()));
  return far ? { ref: layOutWhenIdle, className: `far ${height}` } : { className: '' };
}

const waiting = new Set<HTMLElement>();
const whenIdle = globalThis.requestIdleCallback ?? ((task: () => void) => setTimeout(task));

function layOutWhenIdle(element: HTMLElement | null) {
  if (!element) return;
  if (!waiting.size) whenIdle(layOutNext);
  waiting.add(element);
  return () => {
    waiting.delete(element);
  };
}

function layOutNext() {
  const [next] = waiting;
  if (!next) return;
  // Beside what React knows of: it need not be drawn for this.
  next.dataset.laidOut = '';
  waiting.delete(next);
  if (waiting.size) whenIdle(layOutNext);
}
