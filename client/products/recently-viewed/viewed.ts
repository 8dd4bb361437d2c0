import { localList } from '#client/browser/local-list.ts';

const MOST = 12;

interface Viewed {
  id: string;
  /** When: ISO 8601. */
  at: string;
}

const isViewed = (thing: unknown): thing is Viewed => {
  const { id, at } = (thing ?? {}) as Partial<Viewed>;
  return typeof id === 'string' && typeof at === 'string';
};

/** The bikes whose pages were looked at in this browser, the latest first; one more than are shown beside one of them. */
export const viewed = localList('viewed-bikes', MOST + 1, isViewed);

export function rememberViewed(id: string) {
  viewed.keep([{ id, at: new Date().toISOString() }, ...viewed.now().filter((known) => known.id !== id)]);
}

export function forgetViewed() {
  viewed.keep([]);
}
