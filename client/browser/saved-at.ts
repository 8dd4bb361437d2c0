/** When the content on the screen was saved, if it comes from this device. */
let savedAt: string | undefined;
const listeners = new Set<() => void>();

export const shownSavedAt = () => savedAt;

export function noteSavedAt(moment: string | undefined) {
  savedAt = moment;
  for (const listener of listeners) listener();
}

export function onSavedAtChange(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
