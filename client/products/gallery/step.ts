import type { KeyboardEvent } from 'react';

/** Maps a key to an index; undefined for other keys. */
export function stepOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, index: number, count: number) {
  if (altKey || ctrlKey || metaKey) return;
  const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[key];
  return to === undefined ? undefined : Math.max(0, Math.min(count - 1, to));
}
