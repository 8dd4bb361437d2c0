import { localList } from '#client/browser/local-list.ts';

const MOST = 12;

interface Viewed {
  id: string;
  /** ISO 8601. */
  at: string;
}

const isViewed = (value: unknown): value is Viewed => {
  const { id, at } = (value ?? {}) as Partial<Viewed>;
  return typeof id === 'string' && typeof at === 'string';
};

/** Latest first. One more than is shown, as a bike's own page leaves that bike out. */
export const viewed = localList('viewed-bikes', MOST + 1, isViewed);

export function rememberViewed(id: string) {
  viewed.keep([{ id, at: new Date().toISOString() }, ...viewed.now().filter((known) => known.id !== id)]);
}

export function forgetViewed() {
  viewed.keep([]);
}
