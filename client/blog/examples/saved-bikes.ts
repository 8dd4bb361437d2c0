let saved: readonly string[] = [];
const listeners = new Set<() => void>();

export const savedBikes = {
  getSnapshot: () => saved,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  toggle(id: string) {
    saved = saved.includes(id) ? saved.filter((other) => other !== id) : [...saved, id];
    for (const listener of listeners) listener();
  },
};
