import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from './idle.ts';

/**
 * A part that shows nothing, loaded when the browser is idle. Not by lazyImport: whoever blocks it misses nothing, and must
 * not be told that a part of the page is missing.
 */
export function idlePart(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Part = lazy<ComponentType>(() => load().catch(() => ({ default: () => null })));
  return function IdlePart() {
    const [isIdle, setIdle] = useState(false);
    useEffect(() => whenIdle(() => setIdle(true)), []);
    return (
      isIdle && (
        <Suspense>
          <Part />
        </Suspense>
      )
    );
  };
}
