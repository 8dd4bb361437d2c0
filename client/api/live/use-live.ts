import { useEffect, useEffectEvent } from 'react';
import { lazyImport } from '#client/browser/lazy-import.ts';
import type { LiveTopic } from '#contract/live.ts';
import { hearAll, subscribe } from './subscriptions.ts';

const TRY_AGAIN_MS = 20_000;
const loadLive = () => import('./live.ts');
let isStarted = false;

/**
 * Calls `onEvent` when something of one's own has changed: with the id of the conversation or deal, or without one when
 * anything of the topic may have changed.
 */
export function useLive(topic: LiveTopic, onEvent: (id?: string) => void) {
  const heard = useEffectEvent(onEvent);
  useEffect(() => {
    start();
    return subscribe(topic, (id) => heard(id));
  }, [topic]);
}

/** Once for the page, when it has nothing else to do. */
function start() {
  if (isStarted) return;
  isStarted = true;
  const begin = () =>
    lazyImport(loadLive).then(
      ({ followSession }) => followSession(),
      () => setTimeout(tryAgain, TRY_AGAIN_MS),
    );
  if ('requestIdleCallback' in globalThis) requestIdleCallback(begin, { timeout: 2_000 });
  else setTimeout(begin, 500);
}

function tryAgain() {
  isStarted = false;
  hearAll();
  start();
}
