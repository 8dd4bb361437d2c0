import { useSyncExternalStore } from 'react';
import { savedBikes } from './saved-bikes.ts';

const none: readonly string[] = [];

export function SavedCount() {
  const saved = useSyncExternalStore(
    savedBikes.subscribe,
    savedBikes.getSnapshot,
    () => none, // what the server knows
  );
  return <output>{saved.length} saved</output>;
}
