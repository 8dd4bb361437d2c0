import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from './idle.ts';

/** One part after another, so that no task is long. */
let turn = Promise.resolve();

/**
 * A part that shows nothing, loaded when the browser is idle. Not by lazyImport: whoever blocks it misses nothing, and must
 * not be told that a part of the page is missing.
 */
export function idlePart(load: () => Promise<{ default: ComponentType }>): ComponentType {
  return function IdlePart() {
    const [Part, setPart] = useState<ComponentType>();
    useEffect(() => {
      let isLeft = false;
      const show = ({ default: loaded }: { default: ComponentType }) => {
        turn = turn.then(idle).then(() => {
          if (!isLeft) setPart(() => loaded);
        });
      };
      void idle()
        .then(load)
        .then(show, () => {});
      return () => {
        isLeft = true;
      };
    }, []);
    return Part && <Part />;
  };
}

const idle = () => new Promise<void>((go) => whenIdle(go));
